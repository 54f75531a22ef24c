package io.fleetgate.api.resource;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Set;
import java.util.TreeSet;

/** Makes JSON objects that remember which of their fields were asked for. */
final class FieldRecorder {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final IdentityHashMap<JsonNode, Set<String>> asked = new IdentityHashMap<>();

    /** The same JSON, with every object in it recorded. */
    JsonNode record(JsonNode node) {
        return switch (node) {
            case ObjectNode object -> recordObject(object);
            case ArrayNode list -> {
                ArrayNode copy = JSON.arrayNode();
                list.forEach(element -> copy.add(record(element)));
                yield copy;
            }
            default -> node;
        };
    }

    Set<String> askedOf(JsonNode recorded) {
        return asked.get(recorded);
    }

    private ObjectNode recordObject(ObjectNode object) {
        Set<String> names = new TreeSet<>();
        ObjectNode copy = new ObjectNode(JSON, new RecordingMap(names));
        object.properties().forEach(field -> copy.set(field.getKey(), record(field.getValue())));
        asked.put(copy, names);
        return copy;
    }

    private static final class RecordingMap extends LinkedHashMap<String, JsonNode> {
        private final transient Set<String> asked;

        RecordingMap(Set<String> asked) {
            this.asked = asked;
        }

        @Override
        public JsonNode get(Object key) {
            asked.add((String) key);
            return super.get(key);
        }
    }
}
