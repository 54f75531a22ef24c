package io.fleetgate.template.render;

import io.fleetgate.template.value.Value;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The variables that can be seen at a place: its own, and those of the place around it. */
final class Scope {
    private final @Nullable Scope outer;
    private final Map<String, Value> variables = new HashMap<>();

    private Scope(@Nullable Scope outer) {
        this.outer = outer;
    }

    /** The outermost, in which nothing can be set. */
    static Scope of(Map<String, Value> context) {
        Scope scope = new Scope(null);
        scope.variables.putAll(context);
        return scope;
    }

    Scope inner() {
        return new Scope(this);
    }

    void define(String name, Value value) {
        variables.put(name, value);
    }

    /** Changes the variable where it was defined; a new one, or one of the context, is defined here. */
    void set(String name, Value value) {
        for (Scope scope = this; scope.outer != null; scope = scope.outer) {
            if (scope.variables.containsKey(name)) {
                scope.variables.put(name, value);
                return;
            }
        }
        define(name, value);
    }

    @Nullable
    Value get(String name) {
        for (Scope scope = this; scope != null; scope = scope.outer) {
            Value value = scope.variables.get(name);
            if (value != null) {
                return value;
            }
        }
        return null;
    }
}
