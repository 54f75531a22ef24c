package io.fleetgate.webhook.feed;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fabric8.kubernetes.api.model.GenericKubernetesResource;
import io.fabric8.kubernetes.api.model.ObjectMetaBuilder;
import io.fabric8.kubernetes.client.informers.cache.ItemStore;
import io.fabric8.kubernetes.client.utils.KubernetesSerialization;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What an informer believes to be its cache: objects go straight into the snapshot, and only what the informer itself needs
 * (identity and resourceVersion) is kept beside it, so that the fleet is in memory once.
 */
final class SnapshotItemStore implements ItemStore<GenericKubernetesResource> {
    private final Kind<?> kind;
    private final LiveSnapshot snapshot;
    private final KubernetesSerialization serialization;
    private final Map<String, GenericKubernetesResource> heads = new ConcurrentHashMap<>();

    SnapshotItemStore(Kind<?> kind, LiveSnapshot snapshot, KubernetesSerialization serialization) {
        this.kind = kind;
        this.snapshot = snapshot;
        this.serialization = serialization;
    }

    @Override
    public String getKey(GenericKubernetesResource resource) {
        return key(resource).toString();
    }

    @Override
    public @Nullable GenericKubernetesResource put(String key, GenericKubernetesResource resource) {
        resource.getMetadata().setManagedFields(null);
        snapshot.put(FleetObject.read(kind, serialization.convertValue(resource, ObjectNode.class)));
        return heads.put(key, head(resource));
    }

    @Override
    public @Nullable GenericKubernetesResource remove(String key) {
        GenericKubernetesResource head = heads.remove(key);
        if (head != null) {
            snapshot.remove(kind, key(head));
        }
        return head;
    }

    @Override
    public Stream<String> keySet() {
        return heads.keySet().stream();
    }

    @Override
    public Stream<GenericKubernetesResource> values() {
        return heads.values().stream();
    }

    @Override
    public int size() {
        return heads.size();
    }

    @Override
    public @Nullable GenericKubernetesResource get(String key) {
        return heads.get(key);
    }

    /** Objects are visible as they arrive; whether the first list is complete is what the snapshot's completeness says. */
    @Override
    public boolean isFullState() {
        return false;
    }

    private static ObjectKey key(GenericKubernetesResource resource) {
        String namespace = resource.getMetadata().getNamespace();
        return new ObjectKey(
                namespace == null ? "" : namespace, resource.getMetadata().getName());
    }

    private static GenericKubernetesResource head(GenericKubernetesResource resource) {
        GenericKubernetesResource head = new GenericKubernetesResource();
        head.setMetadata(new ObjectMetaBuilder()
                .withNamespace(resource.getMetadata().getNamespace())
                .withName(resource.getMetadata().getName())
                .withResourceVersion(resource.getMetadata().getResourceVersion())
                .build());
        return head;
    }
}
