package io.fleetgate.templating.context;

import io.fleetgate.template.value.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Values that the templates of one rendering leave for each other. */
final class SharedValues {
    private final Map<String, Value> values = new HashMap<>();

    Value methods() {
        return new Methods(Map.of("Get", this::get, "ComputeIfAbsent", this::computeIfAbsent));
    }

    private Value get(List<Value> arguments) {
        String key = Texts.of(arguments, "key").getFirst();
        return values.getOrDefault(key, Value.NOTHING);
    }

    /** The value that is kept, and whether it is this one; a template has no functions that could be called later. */
    private Value computeIfAbsent(List<Value> arguments) {
        if (arguments.size() != 2) {
            throw new IllegalArgumentException("takes key, value, but got " + arguments.size() + " arguments");
        }
        String key = Texts.of(arguments.subList(0, 1), "key").getFirst();
        Value value = arguments.get(1);
        @Nullable Value earlier = values.putIfAbsent(key, value);
        return new Value.Sequence(List.of(earlier == null ? value : earlier, Value.of(earlier == null)));
    }
}
