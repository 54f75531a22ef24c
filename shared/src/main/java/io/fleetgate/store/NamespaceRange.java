package io.fleetgate.store;

import io.fleetgate.object.ObjectKey;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Predicate;
import org.pcollections.PSortedMap;

/** Finds by range what is in a namespace, as keys sort by {@code namespace/name}. */
final class NamespaceRange {
    private static final char AFTER_SLASH = '/' + 1;

    private NamespaceRange() {}

    /** Everything of a namespace, and perhaps keys that only read as if they were of it. */
    static <V> SortedMap<ObjectKey, V> of(PSortedMap<ObjectKey, V> objects, String namespace) {
        return namespace.isEmpty() ? objects : objects.subMap(start(namespace), true, end(namespace), false);
    }

    /** The first object of a namespace. */
    static <V> Optional<V> first(PSortedMap<ObjectKey, V> objects, String namespace) {
        return of(objects, namespace).entrySet().stream()
                .filter(object -> object.getKey().namespace().equals(namespace))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /** The first object in one of the wanted namespaces; each that occurs is asked about once. */
    static <V> Optional<V> first(PSortedMap<ObjectKey, V> objects, Predicate<String> wanted) {
        ObjectKey key = objects.isEmpty() ? null : objects.firstKey();
        while (key != null && !wanted.test(key.namespace())) {
            key = key.namespace().isEmpty() ? objects.higherKey(key) : objects.ceilingKey(end(key.namespace()));
        }
        return key == null ? Optional.empty() : Optional.ofNullable(objects.get(key));
    }

    private static ObjectKey start(String namespace) {
        return new ObjectKey("", namespace + "/");
    }

    private static ObjectKey end(String namespace) {
        return new ObjectKey("", namespace + AFTER_SLASH);
    }
}
