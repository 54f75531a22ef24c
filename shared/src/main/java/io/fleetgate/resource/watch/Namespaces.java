package io.fleetgate.resource.watch;

import io.fleetgate.store.Completeness;
import io.fleetgate.store.UndecidableException;
import java.util.HashMap;
import java.util.Map;

/**
 * The labels of namespaces, by their names.
 *
 * @param completeness whether every namespace is there
 */
public record Namespaces(Completeness completeness, Map<String, Map<String, String>> labels) {

    /** For whoever has read none. */
    public static final Namespaces UNKNOWN = new Namespaces(Completeness.NOT_SYNCED, Map.of());

    private static final String NAME_LABEL = "kubernetes.io/metadata.name";

    public Namespaces {
        labels = Map.copyOf(labels);
    }

    /**
     * Whoever proposes an object in a namespace has one that exists, even where nobody has heard of it yet.
     *
     * @param namespace empty for an object that is in none
     * @throws UndecidableException where it has not been read yet
     */
    public void requireKnown(String namespace) {
        if (!namespace.isEmpty() && !labels.containsKey(namespace)) {
            throw UndecidableException.notKnown("Namespace", Completeness.NOT_SYNCED);
        }
    }

    /**
     * The labels of a namespace, with the one that the API server gives to each.
     *
     * @throws UndecidableException where they are not known
     */
    public Map<String, String> labels(String namespace) {
        Map<String, String> known = labels.get(namespace);
        if (known == null && !(completeness instanceof Completeness.Complete)) {
            throw UndecidableException.notKnown("Namespace", completeness);
        }
        Map<String, String> all = new HashMap<>(known == null ? Map.of() : known);
        all.put(NAME_LABEL, namespace);
        return all;
    }
}
