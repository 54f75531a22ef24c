package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;
import java.util.Map;

/**
 * A release bound to a target, in plain values.
 *
 * @param binding {@code namespace/name}
 * @param antiAffinity the selector as written; anything but an object is no rule
 */
record Contender(String binding, String uniqueName, int priority, Map<String, String> labels, JsonNode antiAffinity) {
    static final Comparator<Contender> ORDER =
            Comparator.comparingInt(Contender::priority).reversed().thenComparing(Contender::binding);

    boolean hasValidRule() {
        return SelectorModel.isValid(antiAffinity);
    }

    boolean conflictsWith(Contender other) {
        return repels(other) || other.repels(this);
    }

    private boolean repels(Contender other) {
        return antiAffinity.isObject() && SelectorModel.matches(antiAffinity, other.labels());
    }
}
