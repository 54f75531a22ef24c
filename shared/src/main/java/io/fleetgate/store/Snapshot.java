package io.fleetgate.store;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.Part;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Predicate;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;

/**
 * The fleet at one moment, immutable. Taking one is free, changing one object gives a new snapshot in O(log n) and leaves
 * this one as it was. Every read of a kind that is not {@linkplain Completeness.Complete complete} throws
 * {@link UndecidableException}, so that no decision can mistake "not known" for "not there". So does every read to which an
 * {@linkplain #withUnreadable unreadable} object may belong, as far as the rest of it says.
 */
public final class Snapshot {
    private final PMap<GroupKind, KindStore> kinds;
    private final Regard regard;

    private Snapshot(PMap<GroupKind, KindStore> kinds, Regard regard) {
        this.kinds = kinds;
        this.regard = regard;
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
        return new Snapshot(stores, Regard.STRICT);
    }

    /**
     * The same fleet for whoever needs no more than a part of each object: one of which that can be read is found like any other,
     * and its other fields are empty where they cannot be.
     */
    public Snapshot asking(Part part) {
        return new Snapshot(kinds, regard.asking(part));
    }

    /** The same fleet without what cannot be read, for whoever concludes nothing from what is missing. */
    public Snapshot readable() {
        return new Snapshot(kinds, regard.overlooking());
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
        return complete(kind).find(key).map(kind::cast);
    }

    /** Every object of the kind, sorted by key. */
    public <S> Collection<FleetObject<S>> list(Kind<S> kind) {
        return new TypedObjects<>(kind, complete(kind).list());
    }

    /** The objects of the kind in a namespace, sorted by name. */
    public <S> Collection<FleetObject<S>> inNamespace(Kind<S> kind, String namespace) {
        return new TypedObjects<>(kind, complete(kind).inNamespace(namespace));
    }

    /**
     * The objects that the index holds under the key, sorted by object key. Where an unreadable one may be among them, those that are
     * known come first, and then {@link UndecidableException} instead of an end: one that suffices is found, and nothing is
     * concluded from there being no other. Whoever wants the first one {@linkplain #requireReadable asks before}.
     */
    public <S, K> Collection<FleetObject<S>> lookup(Index<S, K> index, K key) {
        return lookup(index, key, _ -> true);
    }

    /**
     * The same, for whom an unreadable object of most namespaces makes no difference.
     *
     * @param namespaces those where it does; asked only about namespaces where there is one
     */
    public <S, K> Collection<FleetObject<S>> lookup(Index<S, K> index, K key, Predicate<String> namespaces) {
        return new TypedObjects<>(index.kind(), complete(index.kind()).lookup(index, key, namespaces));
    }

    /**
     * Makes sure that nothing unreadable may be under the key.
     *
     * @throws UndecidableException where that is not so
     */
    public <K> void requireReadable(Index<?, K> index, K key) {
        lookup(index, key).forEach(_ -> {}); // to the end
    }

    /** What follows from all objects of a kind. */
    public <V> V value(Projection<V> projection) {
        return complete(projection.kind()).value(projection);
    }

    /** The same, for whoever asks it about one namespace. */
    public <V> V value(Projection<V> projection, String namespace) {
        return complete(projection.kind()).value(projection, namespace);
    }

    /**
     * This snapshot with an object added, or replaced where its key is taken; without it where it is {@linkplain
     * FleetObject#isDeleted deleted}, so that whatever is being deleted in a snapshot is held by a finalizer.
     */
    public Snapshot with(FleetObject<?> object) {
        if (object.isDeleted()) {
            return without(object.kind(), object.key());
        }
        GroupKind groupKind = object.kind().groupKind();
        return with(groupKind, store(groupKind).with(object));
    }

    /**
     * This snapshot with an object set aside: it is stored, but nobody can read it whole. Whatever needs what cannot be read of it
     * is undecidable until it is put or removed; everything else is decided as before.
     */
    public Snapshot withUnreadable(UnreadableObject object) {
        GroupKind groupKind = object.asRead().kind().groupKind();
        return with(groupKind, store(groupKind).with(object));
    }

    public Snapshot without(Kind<?> kind, ObjectKey key) {
        GroupKind groupKind = kind.groupKind();
        return with(groupKind, store(groupKind).without(key));
    }

    public Snapshot with(Kind<?> kind, Completeness completeness) {
        GroupKind groupKind = kind.groupKind();
        return with(groupKind, store(groupKind).with(completeness));
    }

    /**
     * The overlay: this snapshot as it is right after the API server accepted the changes. An object that is being deleted stays
     * for as long as it has a finalizer; whether and when it goes is what the decisions about its finalizers say.
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

    /** The objects of the kind that are set aside, sorted by key. */
    public SortedMap<ObjectKey, UnreadableObject> unreadable(Kind<?> kind) {
        return store(kind.groupKind()).unreadable();
    }

    private Snapshot with(GroupKind groupKind, KindStore store) {
        return new Snapshot(kinds.plus(groupKind, store), regard);
    }

    private KindView complete(Kind<?> kind) {
        KindStore store = store(kind.groupKind());
        if (!(store.completeness() instanceof Completeness.Complete)) {
            throw UndecidableException.notKnown(kind.groupKind().toString(), store.completeness());
        }
        return new KindView(store, regard);
    }

    private KindStore store(GroupKind groupKind) {
        KindStore store = kinds.get(groupKind);
        return store == null ? KindStore.empty(List.of()) : store;
    }
}
