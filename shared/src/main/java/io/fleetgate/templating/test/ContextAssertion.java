package io.fleetgate.templating.test;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.haptic.Assertion;
import io.fleetgate.path.ObjectPath;
import io.fleetgate.path.ParsedPath;
import io.fleetgate.path.PathParser;
import java.util.List;
import java.util.Optional;

/** What assertions say of what templates find by name. */
final class ContextAssertion {
    private ContextAssertion() {}

    /** Why an assertion of type {@code jsonpath} does not hold; empty where it does. A null is nothing found. */
    static Optional<String> complaint(Assertion assertion, ObjectNode context) {
        List<JsonNode> found = path(assertion.jsonpath()).find(context).stream()
                .filter(node -> !node.isNull())
                .toList();
        if (found.isEmpty()) {
            return Optional.of("nothing is at " + assertion.jsonpath());
        }
        String text = text(found.getFirst());
        return assertion.expected().isEmpty() || assertion.expected().equals(text)
                ? Optional.empty()
                : Optional.of("at " + assertion.jsonpath() + " is " + text + " instead of " + assertion.expected());
    }

    private static ObjectPath path(String jsonpath) {
        return switch (PathParser.parse(jsonpath)) {
            case ObjectPath path -> path;
            case ParsedPath.Invalid(String why) -> throw new AssertionMistakeException(jsonpath + " " + why);
        };
    }

    private static String text(JsonNode node) {
        return node.isTextual() ? node.textValue() : node.toString();
    }
}
