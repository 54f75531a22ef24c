package io.fleetgate.operator.apiserver.fields;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.StringJoiner;

/** Fields that others own would have been changed; nothing was. */
public final class ApplyConflict extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient List<Cause> causes;

    private ApplyConflict(String message, List<Cause> causes) {
        super(message);
        this.causes = causes;
    }

    /** One field of one owner, both in words. */
    public record Cause(String message, String field) {}

    static ApplyConflict of(SortedMap<FieldManager, NavigableSet<FieldPath>> conflicts, String apiVersion) {
        List<Cause> causes = new ArrayList<>();
        StringJoiner lines = new StringJoiner("\n");
        conflicts.forEach((manager, places) -> {
            String words = manager.inWords(apiVersion);
            lines.add("conflicts with " + words + ":");
            for (FieldPath place : places) {
                causes.add(new Cause("conflict with " + words, place.toString()));
                lines.add("- " + place);
            }
        });
        String message = causes.size() == 1
                ? "Apply failed with 1 conflict: " + causes.getFirst().message() + ": "
                        + causes.getFirst().field()
                : "Apply failed with " + causes.size() + " conflicts: " + lines;
        return new ApplyConflict(message, List.copyOf(causes));
    }

    public List<Cause> causes() {
        return causes;
    }
}
