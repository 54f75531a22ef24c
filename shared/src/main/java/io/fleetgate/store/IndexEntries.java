package io.fleetgate.store;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import org.pcollections.PSortedMap;
import org.pcollections.TreePMap;

/** What an index holds under each of its keys, sorted by object key; no key is there that holds nothing. */
record IndexEntries(PMap<Object, PSortedMap<ObjectKey, FleetObject<?>>> byKey) {
    static final IndexEntries NONE = new IndexEntries(HashTreePMap.empty());

    private static final PSortedMap<ObjectKey, FleetObject<?>> NOTHING = TreePMap.empty();

    Collection<FleetObject<?>> at(Object key) {
        PSortedMap<ObjectKey, FleetObject<?>> found = byKey.get(key);
        return found == null ? List.of() : found.values();
    }

    IndexEntries with(FleetObject<?> object, Set<Object> keys) {
        PMap<Object, PSortedMap<ObjectKey, FleetObject<?>>> more = byKey;
        for (Object key : keys) {
            more = more.plus(key, more.getOrDefault(key, NOTHING).plus(object.key(), object));
        }
        return new IndexEntries(more);
    }

    IndexEntries without(ObjectKey object, Set<Object> keys) {
        PMap<Object, PSortedMap<ObjectKey, FleetObject<?>>> fewer = byKey;
        for (Object key : keys) {
            PSortedMap<ObjectKey, FleetObject<?>> rest =
                    fewer.getOrDefault(key, NOTHING).minus(object);
            fewer = rest.isEmpty() ? fewer.minus(key) : fewer.plus(key, rest);
        }
        return new IndexEntries(fewer);
    }
}
