package io.fleetgate.templating.context;

import io.fleetgate.template.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What templates want to say in the status of objects. For one rendering. */
final class StatusPatches {
    private final List<StatusPatch> patches = new ArrayList<>();

    Value methods() {
        return new Methods(Map.of("Add", this::add));
    }

    List<StatusPatch> all() {
        return List.copyOf(patches);
    }

    private Value add(List<Value> arguments) {
        if (arguments.size() != 5 || !(arguments.getLast() instanceof Value.Mapping status)) {
            throw new IllegalArgumentException("takes apiVersion, kind, namespace, name and a map, the status");
        }
        List<String> texts = Texts.of(arguments.subList(0, 4), "apiVersion", "kind", "namespace", "name");
        patches.add(new StatusPatch(texts.get(0), texts.get(1), texts.get(2), texts.get(3), status));
        return Value.EMPTY_TEXT;
    }
}
