package io.fleetgate.template.value;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The fields of a JSON object as values, in the order of their names. */
final class JsonFields extends AbstractMap<String, Value> {
    private final ObjectNode object;

    JsonFields(ObjectNode object) {
        this.object = object;
    }

    @Override
    public @Nullable Value get(@Nullable Object name) {
        JsonNode found = name instanceof String text ? object.get(text) : null;
        return found == null ? null : JsonValues.of(found);
    }

    @Override
    public boolean containsKey(@Nullable Object name) {
        return name instanceof String text && object.has(text);
    }

    @Override
    public int size() {
        return object.size();
    }

    @Override
    public Set<Map.Entry<String, Value>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public Iterator<Map.Entry<String, Value>> iterator() {
                String[] names =
                        object.propertyStream().map(Map.Entry::getKey).sorted().toArray(String[]::new);
                return Arrays.stream(names)
                        .map(name -> Map.entry(name, JsonValues.of(object.path(name))))
                        .iterator();
            }

            @Override
            public int size() {
                return object.size();
            }
        };
    }
}
