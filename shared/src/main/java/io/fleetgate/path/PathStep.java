package io.fleetgate.path;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Consumer;

/** One step of a path, from a value into what it holds. A step into a value of another type leads nowhere. */
sealed interface PathStep {

    /** Passes on every value that the step leads to. */
    void follow(JsonNode from, Consumer<JsonNode> found);

    /** Takes out of the container what the step leads to. */
    void remove(JsonNode from);

    /** Into the field of an object. */
    record Name(String name) implements PathStep {
        @Override
        public void follow(JsonNode from, Consumer<JsonNode> found) {
            JsonNode value = from.get(name);
            if (value != null) {
                found.accept(value);
            }
        }

        @Override
        public void remove(JsonNode from) {
            if (from instanceof ObjectNode object) {
                object.remove(name);
            }
        }
    }

    /** Into an element of a list; a negative index counts from the end and does not wrap around. */
    record Index(int index) implements PathStep {
        @Override
        public void follow(JsonNode from, Consumer<JsonNode> found) {
            JsonNode value = from.isArray() ? from.get(position(from)) : null;
            if (value != null) {
                found.accept(value);
            }
        }

        @Override
        public void remove(JsonNode from) {
            if (from instanceof ArrayNode list) {
                list.remove(position(list));
            }
        }

        private int position(JsonNode list) {
            return index < 0 ? list.size() + index : index;
        }
    }

    /** Into every element of a list, or every field of an object. */
    record Each() implements PathStep {
        @Override
        public void follow(JsonNode from, Consumer<JsonNode> found) {
            from.forEach(found);
        }

        @Override
        public void remove(JsonNode from) {
            switch (from) {
                case ObjectNode object -> object.removeAll();
                case ArrayNode list -> list.removeAll();
                default -> {}
            }
        }
    }
}
