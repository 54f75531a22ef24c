package io.fleetgate.template.value;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.AbstractList;
import java.util.List;

/**
 * JSON as templates see it. Nothing is copied: a list of thousands of objects costs what is read of it. The tree must not
 * change while it is seen. Fields come in the order of their names, in whatever order they were written, so that the same
 * object has the same text.
 */
public final class JsonValues {
    private JsonValues() {}

    /** The value of a node; a number without a fraction is whole, however it is written. */
    public static Value of(JsonNode node) {
        return switch (node) {
            case ObjectNode object -> new Value.Mapping(new JsonFields(object));
            case ArrayNode array -> new Value.Sequence(new Elements(array));
            case JsonNode number when number.isNumber() -> number(number);
            case JsonNode truth when truth.isBoolean() -> Value.of(truth.booleanValue());
            case JsonNode text when text.isTextual() -> Value.of(text.textValue());
            case JsonNode none when none.isNull() || none.isMissingNode() -> Value.NOTHING;
            default -> Value.of(node.asText());
        };
    }

    /** Objects as one list, each seen only when it is reached. */
    public static Value list(List<? extends JsonNode> nodes) {
        return new Value.Sequence(new Elements(nodes));
    }

    private static Value number(JsonNode number) {
        if (number.isIntegralNumber() && number.canConvertToLong()) {
            return Value.of(number.longValue());
        }
        double real = number.doubleValue();
        if (real == Math.rint(real) && number.canConvertToLong()) {
            return Value.of(number.longValue());
        }
        return Double.isFinite(real) ? new Value.Decimal(real) : Value.of(number.asText());
    }

    private static final class Elements extends AbstractList<Value> {
        private final List<? extends JsonNode> nodes;

        Elements(List<? extends JsonNode> nodes) {
            this.nodes = nodes;
        }

        Elements(ArrayNode array) {
            this(new AbstractList<JsonNode>() {
                @Override
                public JsonNode get(int index) {
                    return array.get(index);
                }

                @Override
                public int size() {
                    return array.size();
                }
            });
        }

        @Override
        public Value get(int index) {
            return of(nodes.get(index));
        }

        @Override
        public int size() {
            return nodes.size();
        }
    }
}
