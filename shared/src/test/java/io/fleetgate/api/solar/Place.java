package io.fleetgate.api.solar;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * One place inside a JSON tree, which tests overwrite.
 *
 * @param step a field name inside an object, an index inside a list
 */
record Place(String path, JsonNode parent, String step) {

    /** What is written below these is the user's own: any JSON, so nothing there can be wrong. */
    private static final Set<String> ANY_JSON = Set.of("values", "userdata", "extraContext");

    /** Every place below {@code node} that has a type, containers before what they hold. */
    static List<Place> below(JsonNode node, String path) {
        List<Place> places = new ArrayList<>();
        collect(node, path, places);
        return List.copyOf(places);
    }

    private static void collect(JsonNode node, String path, List<Place> places) {
        node.properties().forEach(field -> {
            if (!(ANY_JSON.contains(field.getKey()) && field.getValue().isObject())) {
                add(new Place(path + "." + field.getKey(), node, field.getKey()), places);
            }
        });
        for (int i = 0; node.isArray() && !path.contains(".fixtures.") && i < node.size(); i++) {
            add(new Place(path + "[" + i + "]", node, Integer.toString(i)), places);
        }
    }

    private static void add(Place place, List<Place> places) {
        places.add(place);
        collect(place.value(), place.path(), places);
    }

    JsonNode value() {
        return parent.isArray() ? parent.get(Integer.parseInt(step)) : parent.get(step);
    }

    void write(JsonNode value) {
        switch (parent) {
            case ArrayNode list -> list.set(Integer.parseInt(step), value);
            case ObjectNode object -> object.set(step, value);
            default -> throw new IllegalStateException(path + " is in no container");
        }
    }
}
