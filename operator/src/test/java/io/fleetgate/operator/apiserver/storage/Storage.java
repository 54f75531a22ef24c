package io.fleetgate.operator.apiserver.storage;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.operator.apiserver.fields.Ownership;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What is stored, under one counter of versions, and what happened to it. Its own monitor is the lock of everything that
 * reads and then writes.
 */
public final class Storage {
    private final Map<Resource, NavigableMap<String, Stored>> objects = new LinkedHashMap<>();
    private final Map<Resource, History> histories = new LinkedHashMap<>();
    private final Namespaces namespaces = new Namespaces();
    private long version = 1_000;
    private long uids;

    public Storage() {
        for (Resource resource : Resource.ALL) {
            objects.put(resource, new TreeMap<>());
            histories.put(resource, new History());
        }
    }

    /** The version of the last write. */
    public synchronized long version() {
        return version;
    }

    public synchronized Optional<Stored> find(ObjectName name) {
        return Optional.ofNullable(of(name.resource()).get(name.key()));
    }

    public Stored get(ObjectName name) throws Refusal {
        Optional<Stored> stored = find(name);
        if (stored.isEmpty()) {
            throw Refusal.notFound(name);
        }
        return stored.get();
    }

    /** The objects of a kind, by namespace and name; of all namespaces where it is empty. */
    public synchronized List<Stored> list(Resource resource, String namespace) {
        NavigableMap<String, Stored> all = of(resource);
        return List.copyOf((namespace.isEmpty() ? all : all.subMap(namespace + "/", namespace + "0")).values());
    }

    public History history(Resource resource) {
        return histories.get(resource);
    }

    /** Tells the watches of a kind how far they have come, which is returned. */
    public synchronized long bookmark(Resource resource) {
        history(resource).bookmark(resource, ++version);
        return version;
    }

    /** Forgets what happened so far. */
    public synchronized void forget() {
        histories.values().forEach(history -> history.forget(version));
    }

    /** Forgets every object of a kind without a word, as when its CRD is deleted. */
    public synchronized void removeAll(Resource resource) {
        of(resource).clear();
        version++;
        history(resource).forget(version);
        history(resource).breakWatches();
    }

    synchronized Namespaces namespaces() {
        return namespaces;
    }

    synchronized String newUid() {
        return "00000000-0000-4000-8000-%012d".formatted(++uids);
    }

    /** Stores an object under the next version; changes the document that it is given. */
    synchronized Stored put(ObjectName name, ObjectNode document, Ownership owners) {
        Stored.metadata(document).put("resourceVersion", String.valueOf(++version));
        Stored stored = new Stored(document, owners);
        String type = of(name.resource()).put(name.key(), stored) == null ? "ADDED" : "MODIFIED";
        history(name.resource()).add(type, version, name.namespace(), document);
        return stored;
    }

    /** Removes an object; watches see it as it was last stored. */
    synchronized void remove(ObjectName name) {
        ObjectNode last = of(name.resource()).remove(name.key()).copy();
        Stored.metadata(last).put("resourceVersion", String.valueOf(++version));
        history(name.resource()).add("DELETED", version, name.namespace(), last);
    }

    private NavigableMap<String, Stored> of(Resource resource) {
        return objects.get(resource);
    }
}
