package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Label selectors as Kubernetes defines them. */
final class SelectorModel {
    private static final Set<String> OPERATORS = Set.of("In", "NotIn", "Exists", "DoesNotExist");

    private SelectorModel() {}

    static boolean isValid(JsonNode selector) {
        return Json.elements(selector.path("matchExpressions")).stream()
                .allMatch(expression ->
                        OPERATORS.contains(expression.path("operator").asText()));
    }

    static boolean matches(JsonNode selector, Map<String, String> labels) {
        return isValid(selector)
                && Json.labels(selector.path("matchLabels")).entrySet().stream()
                        .allMatch(wanted -> wanted.getValue().equals(labels.get(wanted.getKey())))
                && Json.elements(selector.path("matchExpressions")).stream()
                        .allMatch(expression -> holds(expression, labels));
    }

    private static boolean holds(JsonNode expression, Map<String, String> labels) {
        String value = labels.get(expression.path("key").asText());
        List<String> values = Json.elements(expression.path("values")).stream()
                .map(JsonNode::asText)
                .toList();
        return switch (expression.path("operator").asText()) {
            case "In" -> value != null && values.contains(value);
            case "NotIn" -> value == null || !values.contains(value);
            case "Exists" -> value != null;
            default -> value == null;
        };
    }
}
