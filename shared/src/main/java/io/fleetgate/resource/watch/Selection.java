package io.fleetgate.resource.watch;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.selector.Selector;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which objects of a resource are watched; all three selectors must match.
 *
 * @param field null where none is written
 * @param namespace matched against the labels of an object's namespace; an object that is in none is not narrowed by it
 */
record Selection(Selector labels, @Nullable FieldSelector field, Selector namespace) {

    /** Asks about namespaces only where the object itself is selected and its namespace decides. */
    boolean matches(ObjectNode object, Namespaces namespaces) {
        return labels.matches(labelsOf(object))
                && (field == null || field.matches(object))
                && (namespace.matchesEverything()
                        || isInSelected(Watch.key(object).namespace(), namespaces));
    }

    private boolean isInSelected(String name, Namespaces namespaces) {
        return name.isEmpty() || namespace.matches(namespaces.labels(name));
    }

    private static Map<String, String> labelsOf(JsonNode object) {
        Map<String, String> labels = new HashMap<>();
        object.path("metadata")
                .path("labels")
                .properties()
                .forEach(label -> labels.put(label.getKey(), label.getValue().asText("")));
        return labels;
    }
}
