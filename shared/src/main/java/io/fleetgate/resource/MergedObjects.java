package io.fleetgate.resource;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectKey;
import java.util.AbstractCollection;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NoSuchElementException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Two sorted sets of objects read as one, in order and without a copy, as if those touched had never been in the base. */
final class MergedObjects extends AbstractCollection<ObjectNode> {
    private final NavigableMap<ObjectKey, ObjectNode> base;
    private final NavigableMap<ObjectKey, ObjectNode> changed;
    private final Set<ObjectKey> touched;

    /** @param touched every key of {@code changed}, and those of deleted objects */
    MergedObjects(
            NavigableMap<ObjectKey, ObjectNode> base,
            NavigableMap<ObjectKey, ObjectNode> changed,
            Set<ObjectKey> touched) {
        this.base = base;
        this.changed = changed;
        this.touched = touched;
    }

    @Override
    public int size() {
        long hidden = touched.stream().filter(base::containsKey).count();
        return base.size() + changed.size() - (int) hidden;
    }

    @Override
    public Iterator<ObjectNode> iterator() {
        return new Merge(base.entrySet().iterator(), changed.entrySet().iterator());
    }

    private final class Merge implements Iterator<ObjectNode> {
        private final Iterator<Map.Entry<ObjectKey, ObjectNode>> stored;
        private final Iterator<Map.Entry<ObjectKey, ObjectNode>> proposed;
        private Map.@Nullable Entry<ObjectKey, ObjectNode> nextStored;
        private Map.@Nullable Entry<ObjectKey, ObjectNode> nextProposed;

        Merge(Iterator<Map.Entry<ObjectKey, ObjectNode>> stored, Iterator<Map.Entry<ObjectKey, ObjectNode>> proposed) {
            this.stored = stored;
            this.proposed = proposed;
            this.nextStored = untouched();
            this.nextProposed = proposed.hasNext() ? proposed.next() : null;
        }

        @Override
        public boolean hasNext() {
            return nextStored != null || nextProposed != null;
        }

        @Override
        public ObjectNode next() {
            Map.Entry<ObjectKey, ObjectNode> first = nextStored;
            Map.Entry<ObjectKey, ObjectNode> other = nextProposed;
            if (first != null && (other == null || IndexedObjects.ORDER.compare(first.getKey(), other.getKey()) < 0)) {
                nextStored = untouched();
                return first.getValue();
            }
            if (other == null) {
                throw new NoSuchElementException();
            }
            nextProposed = proposed.hasNext() ? proposed.next() : null;
            return other.getValue();
        }

        private Map.@Nullable Entry<ObjectKey, ObjectNode> untouched() {
            while (stored.hasNext()) {
                Map.Entry<ObjectKey, ObjectNode> entry = stored.next();
                if (!touched.contains(entry.getKey())) {
                    return entry;
                }
            }
            return null;
        }
    }
}
