package io.fleetgate.store;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import java.util.Collection;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.pcollections.PSortedMap;

/** The objects of one completely known kind as they are seen by somebody who needs a part of them. */
record KindView(KindStore store, Regard regard) {

    Optional<FleetObject<?>> find(ObjectKey key) {
        UnreadableObject unreadable =
                store.unreadable().isEmpty() ? null : store.unreadable().get(key);
        if (unreadable == null) {
            return Optional.ofNullable(store.objects().get(key));
        } else if (regard.isEnough(unreadable)) {
            return Optional.of(unreadable.asRead());
        }
        requireOverlooked(unreadable);
        return Optional.empty();
    }

    Collection<FleetObject<?>> list() {
        return store.unreadable().isEmpty()
                ? store.objects().values()
                : merged(store.objects().values(), store.unreadable().values());
    }

    Collection<FleetObject<?>> inNamespace(String namespace) {
        Collection<FleetObject<?>> readable = store.inNamespace(namespace);
        if (store.unreadable().isEmpty()) {
            return readable;
        }
        SortedMap<ObjectKey, UnreadableObject> range = NamespaceRange.of(store.unreadable(), namespace);
        return merged(
                readable,
                range.values().stream()
                        .filter(object -> object.asRead().namespace().equals(namespace))
                        .toList());
    }

    <K> Collection<FleetObject<?>> lookup(Index<?, K> index, K key, Predicate<String> namespaces) {
        Projected projected = store.projected(index);
        Collection<FleetObject<?>> under = index.value(projected.value()).at(key);
        if (store.unreadable().isEmpty()) {
            return under;
        }
        return new FoundObjects(
                under,
                object -> doubtful(object).isEmpty(),
                () -> regard.overlooks()
                        ? Stream.empty()
                        : Stream.concat(
                                under.stream()
                                        .flatMap(object -> doubtful(object).stream())
                                        .filter(aside ->
                                                namespaces.test(aside.asRead().namespace())),
                                hidden(index, projected.hidden(), key, namespaces)));
    }

    /** An object as it was set aside, where not enough of it can be read. */
    private Optional<UnreadableObject> doubtful(FleetObject<?> object) {
        return Optional.ofNullable(store.unreadable().get(object.key())).filter(aside -> !regard.isEnough(aside));
    }

    <V> V value(Projection<V> projection) {
        Projected projected = store.projected(projection);
        projected.hidden().values().stream().findFirst().ifPresent(this::requireOverlooked);
        return projection.value(projected.value());
    }

    <V> V value(Projection<V> projection, String namespace) {
        Projected projected = store.projected(projection);
        NamespaceRange.first(projected.hidden(), namespace).ifPresent(this::requireOverlooked);
        return projection.value(projected.value());
    }

    private static <K> Stream<UnreadableObject> hidden(
            Index<?, K> index, PSortedMap<ObjectKey, UnreadableObject> hidden, K key, Predicate<String> namespaces) {
        return index
                .namespaceOf(key)
                .map(own ->
                        namespaces.test(own) ? NamespaceRange.first(hidden, own) : Optional.<UnreadableObject>empty())
                .orElseGet(() -> NamespaceRange.first(hidden, namespaces))
                .stream();
    }

    private Collection<FleetObject<?>> merged(
            Collection<FleetObject<?>> readable, Collection<UnreadableObject> unreadable) {
        SortedMap<ObjectKey, FleetObject<?>> enough = new TreeMap<>();
        for (UnreadableObject object : unreadable) {
            if (regard.isEnough(object)) {
                enough.put(object.asRead().key(), object.asRead());
            } else {
                requireOverlooked(object);
            }
        }
        if (enough.isEmpty()) {
            return readable;
        }
        readable.forEach(object -> enough.put(object.key(), object));
        return enough.values();
    }

    private void requireOverlooked(UnreadableObject unreadable) {
        if (!regard.overlooks()) {
            throw UndecidableException.unreadable(unreadable);
        }
    }
}
