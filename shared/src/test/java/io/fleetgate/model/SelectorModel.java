package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;

/** Label selectors as Kubernetes defines them. */
final class SelectorModel {
    private static final String LABEL_NAME = "[A-Za-z0-9]([A-Za-z0-9._-]{0,61}[A-Za-z0-9])?";

    private SelectorModel() {}

    static boolean isValid(JsonNode selector) {
        return Json.labels(selector.path("matchLabels")).entrySet().stream()
                        .allMatch(label -> isName(label.getKey()) && isValue(label.getValue()))
                && Json.elements(selector.path("matchExpressions")).stream().allMatch(SelectorModel::isValidExpression);
    }

    static boolean matches(JsonNode selector, Map<String, String> labels) {
        return isValid(selector)
                && Json.labels(selector.path("matchLabels")).entrySet().stream()
                        .allMatch(wanted -> wanted.getValue().equals(labels.get(wanted.getKey())))
                && Json.elements(selector.path("matchExpressions")).stream()
                        .allMatch(expression -> holds(expression, labels));
    }

    private static boolean isValidExpression(JsonNode expression) {
        List<String> values = values(expression);
        return isName(expression.path("key").asText())
                && values.stream().allMatch(SelectorModel::isValue)
                && switch (expression.path("operator").asText()) {
                    case "In", "NotIn" -> !values.isEmpty();
                    case "Exists", "DoesNotExist" -> values.isEmpty();
                    default -> false;
                };
    }

    private static boolean holds(JsonNode expression, Map<String, String> labels) {
        String value = labels.get(expression.path("key").asText());
        return switch (expression.path("operator").asText()) {
            case "In" -> value != null && values(expression).contains(value);
            case "NotIn" -> value == null || !values(expression).contains(value);
            case "Exists" -> value != null;
            default -> value == null;
        };
    }

    private static List<String> values(JsonNode expression) {
        return Json.elements(expression.path("values")).stream()
                .map(JsonNode::asText)
                .toList();
    }

    /** Of a key; random fleets have no prefixes in them. */
    private static boolean isName(String text) {
        return text.matches(LABEL_NAME);
    }

    private static boolean isValue(String text) {
        return text.isEmpty() || isName(text);
    }
}
