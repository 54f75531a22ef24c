package io.fleetgate.resource.watch;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.selector.Selector;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which objects of a resource are watched; all three selectors must match, and the object must be in one of the namespaces.
 *
 * @param field null where none is written
 * @param namespace matched against the labels of an object's namespace; an object that is in none is not narrowed by it
 * @param limit the namespaces whose objects count; empty for all, and for objects that are in none
 */
record Selection(Selector labels, @Nullable FieldSelector field, Selector namespace, Optional<Set<String>> limit) {

    /** One that is not limited to namespaces. */
    Selection(Selector labels, @Nullable FieldSelector field, Selector namespace) {
        this(labels, field, namespace, Optional.empty());
    }

    Selection within(Set<String> namespaces) {
        return new Selection(labels, field, namespace, Optional.of(new LinkedHashSet<>(namespaces)));
    }

    /** Asks about namespaces only where the object itself is selected and its namespace decides. */
    boolean matches(ObjectNode object, Namespaces namespaces) {
        return limit.map(names -> names.contains(Watch.key(object).namespace())).orElse(true)
                && labels.matches(labelsOf(object))
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
