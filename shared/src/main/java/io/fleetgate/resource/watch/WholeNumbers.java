package io.fleetgate.resource.watch;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** A copy of an object in which a number without fraction is an integer, however it was written: 80.0 is 80. */
final class WholeNumbers {
    private static final double MAX_EXACT = 1L << 53;

    private WholeNumbers() {}

    static ObjectNode copy(ObjectNode object) {
        ObjectNode copy = JsonNodeFactory.instance.objectNode();
        object.properties().forEach(field -> copy.set(field.getKey(), copy(field.getValue())));
        return copy;
    }

    private static JsonNode copy(JsonNode node) {
        return switch (node) {
            case ObjectNode object -> copy(object);
            case ArrayNode list -> {
                ArrayNode copy = JsonNodeFactory.instance.arrayNode(list.size());
                list.forEach(element -> copy.add(copy(element)));
                yield copy;
            }
            default -> isWhole(node) ? integer(node.longValue()) : node;
        };
    }

    private static boolean isWhole(JsonNode node) {
        return node.isFloatingPointNumber()
                ? node.doubleValue() == Math.rint(node.doubleValue()) && Math.abs(node.doubleValue()) <= MAX_EXACT
                : node.isIntegralNumber() && node.canConvertToLong();
    }

    private static JsonNode integer(long value) {
        return value == (int) value ? IntNode.valueOf((int) value) : LongNode.valueOf(value);
    }
}
