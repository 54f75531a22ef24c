package io.fleetgate.admission.kind;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * JSON with the values removed that mean the same as leaving the field out, for comparing two objects by meaning: null, empty
 * strings, empty lists and empty objects, {@code false} and zero.
 */
final class EmptyValues {
    private EmptyValues() {}

    static JsonNode removed(JsonNode node) {
        return switch (node) {
            case ObjectNode object -> {
                ObjectNode kept = JsonNodeFactory.instance.objectNode();
                object.properties().forEach(field -> {
                    JsonNode value = removed(field.getValue());
                    if (!isEmpty(value)) {
                        kept.set(field.getKey(), value);
                    }
                });
                yield kept;
            }
            case ArrayNode array -> {
                ArrayNode kept = JsonNodeFactory.instance.arrayNode();
                array.forEach(element -> kept.add(removed(element)));
                yield kept;
            }
            default -> isEmpty(node) ? JsonNodeFactory.instance.objectNode() : node;
        };
    }

    /** A number too large for its type is read as infinite, which has no decimal value. */
    private static boolean isZero(JsonNode number) {
        return (number.isDouble() || number.isFloat())
                ? number.doubleValue() == 0
                : number.decimalValue().signum() == 0;
    }

    private static boolean isEmpty(JsonNode node) {
        return switch (node.getNodeType()) {
            case NULL, MISSING -> true;
            case STRING -> node.textValue().isEmpty();
            case BOOLEAN -> !node.booleanValue();
            case NUMBER -> isZero(node);
            case ARRAY, OBJECT -> node.isEmpty();
            case BINARY, POJO -> false;
        };
    }
}
