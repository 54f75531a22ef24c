package io.fleetgate.cluster.resource;

import io.fleetgate.cluster.watch.Keeper;
import io.fleetgate.cluster.watch.Listing;
import io.fleetgate.cluster.watch.ResourceVersion;
import io.fleetgate.store.Completeness;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** The labels of every namespace, and nothing else of them. Guarded by the stores whose objects they select. */
final class NamespaceLabels implements Keeper<WatchedObject> {
    private final WatchedStores stores;
    private final Map<String, Map<String, String>> labels = new HashMap<>();
    private final Knowledge knowledge;

    NamespaceLabels(WatchedStores stores) {
        this.stores = stores;
        this.knowledge = new Knowledge(stores);
    }

    @Override
    public void listStarts() {
        // Nothing is known but by lists and watches, which do not overtake each other.
    }

    @Override
    public WatchedObject asKnown(WatchedObject listed) {
        return listed;
    }

    @Override
    public void replaceBy(Listing<WatchedObject> list) {
        synchronized (stores) {
            Map<String, Map<String, String>> listed = new HashMap<>();
            list.objects()
                    .values()
                    .forEach(namespace -> listed.put(namespace.key().name(), labelsOf(namespace)));
            Set<String> concerned = new LinkedHashSet<>(labels.keySet());
            concerned.addAll(listed.keySet());
            concerned.removeIf(
                    name -> listed.containsKey(name) && listed.get(name).equals(labels.get(name)));
            labels.clear();
            labels.putAll(listed);
            stores.relabel(this, concerned);
        }
    }

    @Override
    public void put(WatchedObject namespace) {
        synchronized (stores) {
            String name = namespace.key().name();
            if (!labelsOf(namespace).equals(labels.put(name, labelsOf(namespace)))) {
                stores.relabel(this, Set.of(name));
            }
        }
    }

    @Override
    public void delete(WatchedObject last) {
        synchronized (stores) {
            labels.remove(last.key().name());
            stores.relabel(this, Set.of(last.key().name()));
        }
    }

    @Override
    public void pass(ResourceVersion version) {
        // Says nothing about labels.
    }

    @Override
    public void failed(String sentence) {
        knowledge.failed(sentence);
    }

    @Override
    public boolean settle(Completeness now) {
        return knowledge.settle(now);
    }

    Map<String, Map<String, String>> labels() {
        return labels;
    }

    Completeness completeness() {
        return knowledge.now();
    }

    private static Map<String, String> labelsOf(WatchedObject namespace) {
        Map<String, String> labels = new HashMap<>();
        namespace
                .document()
                .path("metadata")
                .path("labels")
                .properties()
                .forEach(label -> labels.put(label.getKey(), label.getValue().asText()));
        return labels;
    }
}
