package io.fleetgate.templating.context;

import io.fleetgate.template.value.Value;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An object of which a template knows the methods and nothing else. */
record Methods(Map<String, Method> byName) implements Value.Receiver {
    Methods {
        byName = Map.copyOf(byName);
    }

    @Override
    public boolean hasMethod(String method) {
        return byName.containsKey(method);
    }

    @Override
    public Value call(String method, List<Value> arguments) {
        @Nullable Method known = byName.get(method);
        if (known == null) {
            throw new IllegalArgumentException("there is no such method");
        }
        return known.call(arguments);
    }
}
