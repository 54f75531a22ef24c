package io.fleetgate.store;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;

/**
 * The fleet at one moment, immutable. Taking one is free, changing one object gives a new snapshot in O(log n) and leaves
 * this one as it was. Every read of a kind that is not {@linkplain Completeness.Complete complete} throws
 * {@link UndecidableException}, so that no decision can mistake "not known" for "not there". So does every read that an
 * {@linkplain #withUnreadable unreadable} object might belong to.
 */
public final class Snapshot {
    private final PMap<GroupKind, KindStore> kinds;

    private Snapshot(PMap<GroupKind, KindStore> kinds) {
        this.kinds = kinds;
    }

    /** A snapshot that knows nothing yet: every kind is not synced. */
    public static Snapshot empty(Collection<Kind<?>> kinds, Collection<? extends Projection<?>> projections) {
        PMap<GroupKind, KindStore> stores = HashTreePMap.empty();
        for (Kind<?> kind : kinds) {
            List<Projection<?>> ofKind = projections.stream()
                    .filter(projection -> projection.kind().equals(kind))
                    .<Projection<?>>map(projection -> projection)
                    .toList();
            stores = stores.plus(kind.groupKind(), KindStore.empty(ofKind));
        }
        return new Snapshot(stores);
    }

    public Completeness completeness(Kind<?> kind) {
        return store(kind.groupKind()).completeness();
    }

    /**
     * Makes sure that it is known which objects of the kind there are; some of them may be unreadable.
     *
     * @throws UndecidableException where that is not so
     */
    public void requireComplete(Kind<?> kind) {
        complete(kind);
    }

    public <S> Optional<FleetObject<S>> find(Kind<S> kind, ObjectKey key) {
        KindStore store = complete(kind);
        String unreadable = store.unreadable().get(key);
        if (unreadable != null) {
            throw UndecidableException.unreadable(kind, key, unreadable);
        }
        return Optional.ofNullable(store.objects().get(key)).map(kind::cast);
    }

    /** Every object of the kind, sorted by key. */
    public <S> Collection<FleetObject<S>> list(Kind<S> kind) {
        return new TypedObjects<>(kind, allReadable(kind).objects().values());
    }

    /**
     * The objects of the kind that can be read, sorted by key; those that are set aside are not among them. For whoever concludes
     * nothing from what is missing.
     */
    public <S> Collection<FleetObject<S>> readable(Kind<S> kind) {
        return new TypedObjects<>(kind, complete(kind).objects().values());
    }

    /** The objects of the kind in a namespace, sorted by name. */
    public <S> Collection<FleetObject<S>> inNamespace(Kind<S> kind, String namespace) {
        KindStore store = complete(kind);
        store.unreadable().forEach((key, why) -> {
            if (key.namespace().equals(namespace)) {
                throw UndecidableException.unreadable(kind, key, why);
            }
        });
        return new TypedObjects<>(kind, store.inNamespace(namespace));
    }

    /** The objects that the index holds under the key, sorted by object key. */
    public <S, K> Collection<FleetObject<S>> lookup(Index<S, K> index, K key) {
        return new TypedObjects<>(
                index.kind(), allReadable(index.kind()).value(index).at(key));
    }

    /** What follows from all objects of a kind. */
    public <V> V value(Projection<V> projection) {
        return allReadable(projection.kind()).value(projection);
    }

    /** This snapshot with an object added, or replaced where its key is taken. */
    public Snapshot with(FleetObject<?> object) {
        GroupKind groupKind = object.kind().groupKind();
        return new Snapshot(kinds.plus(groupKind, store(groupKind).with(object)));
    }

    /**
     * This snapshot with an object set aside: it is stored, but nobody can say what it holds. Looking it up, and listing
     * what it may be among, is undecidable until it is put or removed; other keys of its kind are found as before.
     *
     * @param why it could not be read, a sentence for operators
     */
    public Snapshot withUnreadable(Kind<?> kind, ObjectKey key, String why) {
        GroupKind groupKind = kind.groupKind();
        return new Snapshot(kinds.plus(groupKind, store(groupKind).withUnreadable(key, why)));
    }

    public Snapshot without(Kind<?> kind, ObjectKey key) {
        GroupKind groupKind = kind.groupKind();
        return new Snapshot(kinds.plus(groupKind, store(groupKind).without(key)));
    }

    public Snapshot with(Kind<?> kind, Completeness completeness) {
        GroupKind groupKind = kind.groupKind();
        return new Snapshot(kinds.plus(groupKind, store(groupKind).with(completeness)));
    }

    /**
     * The overlay: this snapshot as it is right after the API server accepted the changes. A deleted object stays, terminating:
     * whether and when it goes is what its finalizers, and the decisions about them, say.
     */
    public Snapshot with(ChangeSet changes) {
        Snapshot overlay = this;
        for (Change change : changes.changes()) {
            overlay = overlay.with(change.after());
        }
        return overlay;
    }

    /** How many objects of every kind there are, complete or not. */
    public int size() {
        return kinds.values().stream().mapToInt(store -> store.objects().size()).sum();
    }

    /** How many objects of the kind there are, complete or not, without those set aside. */
    public int size(Kind<?> kind) {
        return store(kind.groupKind()).objects().size();
    }

    /** The objects of the kind that are set aside, each with the reason, sorted by key. */
    public SortedMap<ObjectKey, String> unreadable(Kind<?> kind) {
        return store(kind.groupKind()).unreadable();
    }

    private KindStore allReadable(Kind<?> kind) {
        KindStore store = complete(kind);
        if (!store.unreadable().isEmpty()) {
            ObjectKey first = store.unreadable().firstKey();
            throw UndecidableException.unreadable(
                    kind, first, store.unreadable().getOrDefault(first, ""));
        }
        return store;
    }

    private KindStore complete(Kind<?> kind) {
        KindStore store = store(kind.groupKind());
        if (!(store.completeness() instanceof Completeness.Complete)) {
            throw UndecidableException.notKnown(kind.groupKind(), store.completeness());
        }
        return store;
    }

    private KindStore store(GroupKind groupKind) {
        KindStore store = kinds.get(groupKind);
        return store == null ? KindStore.empty(List.of()) : store;
    }
}
