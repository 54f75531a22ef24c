package io.fleetgate.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.problem.Reason;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** One object while its fields are read: a key stands once, but may override a merged one. */
final class MappingBuilder {
    private static final int SHOWN = 60;

    /** Begun for one field: a stream may hold many objects, and a table that grows costs less than one half empty. */
    private final ObjectNode node = new ObjectNode(JsonNodeFactory.instance, new LinkedHashMap<>(2));

    private final Map<String, Lines> lines = new HashMap<>();
    private final Set<String> merged = new HashSet<>();

    /** Refuses a key that was written before; called before the value is read, so that the first mistake is named. */
    void claim(String key, int line) throws Unreadable {
        Lines first = lines.get(key);
        if (first != null && !merged.remove(key)) {
            String shown = key.length() > SHOWN ? key.substring(0, SHOWN) + "…" : key;
            throw new Unreadable(
                    line,
                    Reason.DUPLICATE,
                    "has the key \"" + shown + "\" twice, first on line " + first.line(),
                    "remove one of the two");
        }
    }

    void put(String key, Located value) {
        node.set(key, value.node());
        lines.put(key, value.lines());
    }

    /** Lays the fields of another object over those read so far, as kubectl does; fields that follow override them. */
    void merge(ObjectNode source, Lines sourceLines) {
        for (Map.Entry<String, JsonNode> field : source.properties()) {
            String key = field.getKey();
            Lines line = sourceLines.field(key);
            if (!lines.containsKey(key)) {
                merged.add(key);
            }
            put(key, new Located(field.getValue(), line == null ? sourceLines : line));
        }
    }

    Located build(int line) {
        return new Located(node, Lines.ofObject(line, lines));
    }
}
