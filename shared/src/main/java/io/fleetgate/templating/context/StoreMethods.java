package io.fleetgate.templating.context;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.resource.KeyCountException;
import io.fleetgate.resource.ResourceView;
import io.fleetgate.template.value.JsonValues;
import io.fleetgate.template.value.Value;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * How a template reads one store. A store that is not completely known ends the rendering undecided: a template can never take it
 * for an empty one.
 */
final class StoreMethods {
    private static final int NAMED = 3;

    private final ResourceView store;

    private StoreMethods(ResourceView store) {
        this.store = store;
    }

    static Value of(ResourceView store) {
        StoreMethods methods = new StoreMethods(store);
        return new Methods(Map.of("List", methods::list, "Fetch", methods::fetch, "GetSingle", methods::getSingle));
    }

    private Value list(List<Value> arguments) {
        if (!arguments.isEmpty()) {
            throw new IllegalArgumentException("takes no keys; Fetch does");
        }
        return values(store.list());
    }

    private Value fetch(List<Value> keys) {
        return values(find(keys));
    }

    /** The only object, or null where there is none; several are a mistake that null would hide. */
    private Value getSingle(List<Value> keys) {
        List<ObjectNode> found = new ArrayList<>(find(keys));
        if (found.size() > 1) {
            throw new IllegalArgumentException(
                    "finds " + found.size() + " objects, among them " + names(found) + "; Fetch gives all of them");
        }
        return found.isEmpty() ? Value.NOTHING : JsonValues.of(found.getFirst());
    }

    private Collection<ObjectNode> find(List<Value> keys) {
        try {
            return store.fetch(keys.stream().map(StoreMethods::key).toList());
        } catch (KeyCountException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    private static String key(Value key) {
        return switch (key) {
            case Value.Text(String text) -> text;
            case Value.Whole(long number) -> Long.toString(number);
            case Value.Decimal(double number) -> Double.toString(number);
            case Value.Truth(boolean truth) -> Boolean.toString(truth);
            case Value.Nothing _, Value.Sequence _, Value.Mapping _, Value.Receiver _ ->
                throw new IllegalArgumentException("a key must be a string, but is " + key.kind());
        };
    }

    private static Value values(Collection<ObjectNode> objects) {
        return JsonValues.list(new ArrayList<>(objects));
    }

    private static String names(List<ObjectNode> objects) {
        return String.join(
                ", ",
                objects.stream()
                        .limit(NAMED)
                        .map(object -> object.at("/metadata/namespace").asText() + "/"
                                + object.at("/metadata/name").asText())
                        .toList());
    }
}
