package io.fleetgate.resource;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.resource.watch.Namespaces;
import io.fleetgate.resource.watch.Watch;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A store as it would be once some changes were stored. To make one costs what the changes cost, whatever the store holds: it
 * keeps the changed objects beside the store and reads the two as one.
 */
public final class OverlaidStore implements ResourceView {
    private final ResourceStore base;
    private final IndexedObjects changed;
    private final Set<ObjectKey> touched;

    private OverlaidStore(ResourceStore base, IndexedObjects changed, Set<ObjectKey> touched) {
        this.base = base;
        this.changed = changed;
        this.touched = Set.copyOf(touched);
    }

    /** @param changes of the store's resource, each of another object */
    static OverlaidStore of(ResourceStore base, List<ResourceChange> changes, Namespaces namespaces) {
        Watch watch = base.watch();
        IndexedObjects changed = IndexedObjects.NONE;
        Set<ObjectKey> touched = new HashSet<>();
        for (ResourceChange change : changes) {
            touched.add(change.key());
            if (change instanceof ResourceChange.Put && watch.needsNamespaces()) {
                namespaces.requireKnown(change.key().namespace());
            }
            if (change instanceof ResourceChange.Put(var _, ObjectNode object) && watch.selects(object, namespaces)) {
                changed = changed.with(change.key(), watch.visible(object), watch.indexBy());
            }
        }
        return new OverlaidStore(base, changed, touched);
    }

    /** Whether templates see anything else than without the changes; where they do not, nothing has to be rendered. */
    public boolean differs() {
        return touched.stream().anyMatch(key -> !Objects.equals(base.all().get(key), changed.find(key)));
    }

    @Override
    public Watch watch() {
        return base.watch();
    }

    @Override
    public Collection<ObjectNode> list() {
        return new MergedObjects(base.all(), changed.byKey(), touched);
    }

    @Override
    public Collection<ObjectNode> fetch(List<String> keys) {
        return new MergedObjects(base.lookup(keys), changed.lookup(keys), touched);
    }

    @Override
    public Optional<ObjectNode> find(ObjectKey key) {
        return touched.contains(key) ? Optional.ofNullable(changed.find(key)) : base.find(key);
    }
}
