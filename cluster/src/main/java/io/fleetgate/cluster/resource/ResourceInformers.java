package io.fleetgate.cluster.resource;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.cluster.read.ApiServer;
import io.fleetgate.cluster.watch.ReadTimes;
import io.fleetgate.resource.WatchedResources;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.resource.watch.Watches;
import io.fleetgate.store.Completeness;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Follows whatever configs watch, with one informer for what several of them share. An informer that is wanted before and after a
 * change of configs goes on without a new list; one that nobody wants any more is ended. Owns the client.
 */
public final class ResourceInformers implements AutoCloseable {
    private static final long SETTLE_MILLIS = 500;

    /** Each holds a connection and a thread here, and a watch at the API server. */
    private static final int MOST_INFORMERS = 256;

    private final KubernetesClient client;
    private final ApiServer server;
    private final ReadTimes times;
    private final WatchedStores stores;
    private final Map<ResourceCollection, FollowedObjects> followed = new LinkedHashMap<>();
    private Optional<FollowedLabels> labels = Optional.empty();
    private final CountDownLatch closed = new CountDownLatch(1);

    private record FollowedObjects(CollectionInformer informer, CollectionObjects objects) {}

    private record FollowedLabels(CollectionInformer informer, NamespaceLabels labels) {}

    private ResourceInformers(KubernetesClient client, ReadTimes times, ResourceListener listener) {
        this.client = client;
        this.server = new ApiServer(client);
        this.times = times;
        this.stores = new WatchedStores(listener);
    }

    /** Follows nothing yet. */
    public static ResourceInformers start(KubernetesClient client, ReadTimes times, ResourceListener listener) {
        ResourceInformers informers = new ResourceInformers(client, times, listener);
        Thread.ofVirtual().name("resources-settle").start(informers::settleUntilClosed);
        return informers;
    }

    /** Says what is watched from now on, by all configs together; returns at once. */
    public synchronized void follow(Collection<Watches> configs) {
        Set<Watch> wanted = new LinkedHashSet<>();
        configs.forEach(config -> wanted.addAll(config.entries()));
        Set<ResourceCollection> collections = new LinkedHashSet<>();
        wanted.forEach(watch -> collections.addAll(ResourceCollection.of(watch)));
        followed.entrySet().removeIf(entry -> {
            boolean isUnwanted = !collections.contains(entry.getKey());
            if (isUnwanted) {
                entry.getValue().informer().close();
            }
            return isUnwanted;
        });
        collections.stream()
                .filter(collection -> !followed.containsKey(collection))
                .limit(MOST_INFORMERS - followed.size())
                .forEach(collection -> followed.put(collection, followed(collection)));
        followLabels(wanted.stream().anyMatch(Watch::needsNamespaces));
        Map<Watch, List<CollectionObjects>> sources = new LinkedHashMap<>();
        wanted.forEach(watch -> sources.put(watch, sources(watch)));
        stores.follow(sources, labels.map(FollowedLabels::labels).orElse(null));
    }

    /** Everything that is followed, as known now. */
    public WatchedResources current() {
        return stores.current();
    }

    /** How each informer is doing. */
    public synchronized List<ResourceStatus> status() {
        List<ResourceStatus> all = new ArrayList<>();
        synchronized (stores) {
            followed.forEach((collection, each) -> all.add(new ResourceStatus(
                    collection.toString(),
                    each.objects().completeness(),
                    each.objects().all().size(),
                    each.informer().reads().status())));
            labels.ifPresent(each -> all.add(new ResourceStatus(
                    ResourceCollection.NAMESPACES.toString(),
                    each.labels().completeness(),
                    each.labels().labels().size(),
                    each.informer().reads().status())));
        }
        return all;
    }

    /** What an operator should know, a sentence for each resource that is not known; only what needs it cannot be decided. */
    public List<String> notices() {
        return status().stream()
                .flatMap(
                        each -> sentence(each.completeness())
                                .map(cause -> "watched resource " + each.collection() + ": " + cause)
                                .stream())
                .toList();
    }

    /** Whether something was neither read nor failed to be yet, so that waiting a moment may help. */
    public boolean isStarting() {
        return status().stream().anyMatch(each -> each.completeness() instanceof Completeness.NotSynced);
    }

    @Override
    public void close() {
        closed.countDown();
        follow(List.of());
        client.close();
    }

    private FollowedObjects followed(ResourceCollection collection) {
        CollectionObjects objects = new CollectionObjects(stores);
        return new FollowedObjects(CollectionInformer.start(collection, server, times, objects), objects);
    }

    private void followLabels(boolean areNeeded) {
        if (areNeeded && labels.isEmpty()) {
            NamespaceLabels known = new NamespaceLabels(stores);
            labels = Optional.of(new FollowedLabels(
                    CollectionInformer.start(ResourceCollection.NAMESPACES, server, times, known), known));
        } else if (!areNeeded) {
            labels.ifPresent(each -> each.informer().close());
            labels = Optional.empty();
        }
    }

    /** Empty where not everything that fills the watch can be followed: half of its objects are not them. */
    private List<CollectionObjects> sources(Watch watch) {
        List<CollectionObjects> sources = new ArrayList<>();
        for (ResourceCollection collection : ResourceCollection.of(watch)) {
            FollowedObjects each = followed.get(collection);
            if (each == null) {
                return List.of();
            }
            sources.add(each.objects());
        }
        return sources;
    }

    private synchronized List<CollectionInformer> informers() {
        List<CollectionInformer> all = new ArrayList<>();
        followed.values().forEach(each -> all.add(each.informer()));
        labels.ifPresent(each -> all.add(each.informer()));
        return all;
    }

    private void settleUntilClosed() {
        try {
            while (!closed.await(SETTLE_MILLIS, TimeUnit.MILLISECONDS)) {
                informers().forEach(informer -> informer.reads().settle());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Optional<String> sentence(Completeness known) {
        return switch (known) {
            case Completeness.Complete() -> Optional.empty();
            case Completeness.NotSynced() -> Optional.of("not read yet");
            case Completeness.ReadFailed(String cause) -> Optional.of(cause);
        };
    }
}
