package io.fleetgate.resource;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.resource.watch.Namespaces;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.UndecidableException;
import java.util.Collection;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;

/** The stored objects of one watch, immutable; until it is said to be complete it is unknown. */
public final class ResourceStore implements ResourceView {
    private final Watch watch;
    private final Completeness completeness;
    private final IndexedObjects objects;

    private ResourceStore(Watch watch, Completeness completeness, IndexedObjects objects) {
        this.watch = watch;
        this.completeness = completeness;
        this.objects = objects;
    }

    /** A store that has read nothing yet. */
    public static ResourceStore unsynced(Watch watch) {
        return new ResourceStore(watch, Completeness.NOT_SYNCED, IndexedObjects.NONE);
    }

    /**
     * This store after an object of the resource was created or updated; one that is not selected (any more) is not in it.
     *
     * @param object as the API server has it
     */
    public ResourceStore with(ObjectNode object, Namespaces namespaces) {
        ObjectKey key = Watch.key(object);
        return watch.selects(object, namespaces)
                ? with(objects.with(key, watch.visible(object), watch.indexBy()))
                : without(key);
    }

    /** This store after an object was deleted; others with the same values at the paths of {@code indexBy} stay. */
    public ResourceStore without(ObjectKey key) {
        return with(objects.without(key, watch.indexBy()));
    }

    public ResourceStore with(Completeness newCompleteness) {
        return new ResourceStore(watch, newCompleteness, objects);
    }

    public Completeness completeness() {
        return completeness;
    }

    @Override
    public Watch watch() {
        return watch;
    }

    @Override
    public Collection<ObjectNode> list() {
        return all().values();
    }

    @Override
    public Collection<ObjectNode> fetch(List<String> keys) {
        return lookup(keys).values();
    }

    @Override
    public Optional<ObjectNode> find(ObjectKey key) {
        requireComplete();
        return Optional.ofNullable(objects.find(key));
    }

    NavigableMap<ObjectKey, ObjectNode> all() {
        requireComplete();
        return objects.byKey();
    }

    NavigableMap<ObjectKey, ObjectNode> lookup(List<String> keys) {
        KeyCountException.check(watch, keys.size());
        requireComplete();
        return objects.lookup(keys);
    }

    private void requireComplete() {
        if (!(completeness instanceof Completeness.Complete)) {
            throw UndecidableException.notKnown(watch.resource().toString(), completeness);
        }
    }

    private ResourceStore with(IndexedObjects others) {
        return new ResourceStore(watch, completeness, others);
    }
}
