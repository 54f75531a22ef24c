package io.fleetgate.operator.apiserver.fields;

import java.util.Comparator;

/**
 * Who owns fields: the same name counts as another manager when it applies and when it writes otherwise, and for each
 * subresource.
 *
 * @param subresource empty for the object itself
 */
public record FieldManager(String name, Operation operation, String subresource) implements Comparable<FieldManager> {
    private static final Comparator<FieldManager> ORDER = Comparator.comparing(FieldManager::name)
            .thenComparing(FieldManager::operation)
            .thenComparing(FieldManager::subresource);

    /** How a manager writes. */
    public enum Operation {
        APPLY,
        UPDATE
    }

    @Override
    public int compareTo(FieldManager other) {
        return ORDER.compare(this, other);
    }

    /** As a refusal names it. */
    String inWords(String apiVersion) {
        return "\"" + name + "\""
                + (subresource.isEmpty() ? "" : " with subresource \"" + subresource + "\"")
                + (operation == Operation.APPLY ? "" : " using " + apiVersion);
    }
}
