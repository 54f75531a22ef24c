package io.fleetgate.resource;

import static io.fleetgate.resource.Watched.INGRESSES;
import static io.fleetgate.resource.Watched.object;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.resource.watch.Namespaces;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.store.Completeness;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** An overlay is the store that would be built from the objects with the changes made, whatever they are. */
class RandomOverlaysTest {
    private static final int CASES = 2_000;
    private static final List<String> NAMESPACES = List.of("a", "a-b", "b");
    private static final List<String> CLASSES = List.of("x", "y", "z");

    private final Random random = new Random(6);
    private final Watch watch = selecting();

    @Test
    void anOverlayReadsAsAStoreRebuiltWithTheChanges() {
        for (int i = 0; i < CASES; i++) {
            Map<ObjectKey, ObjectNode> objects = new LinkedHashMap<>();
            for (int n = random.nextInt(12); n > 0; n--) {
                ObjectNode stored = randomObject();
                objects.put(Watch.key(stored), stored);
            }
            ResourceStore base = built(objects);
            List<ResourceChange> changes = randomChanges();
            changes.forEach(change -> {
                switch (change) {
                    case ResourceChange.Put(var _, ObjectNode object) -> objects.put(change.key(), object);
                    case ResourceChange.Remove(var _, ObjectKey key) -> objects.remove(key);
                }
            });

            assertSame(OverlaidStore.of(base, changes, Namespaces.UNKNOWN), built(objects), base);
        }
    }

    private void assertSame(OverlaidStore overlay, ResourceStore rebuilt, ResourceStore base) {
        assertThat(overlay.list()).containsExactlyElementsOf(rebuilt.list());
        assertThat(overlay.list()).hasSize(rebuilt.list().size());
        for (String key : CLASSES) {
            assertThat(overlay.fetch(List.of(key))).containsExactlyElementsOf(rebuilt.fetch(List.of(key)));
            for (String namespace : NAMESPACES) {
                assertThat(overlay.fetch(List.of(key, namespace)))
                        .containsExactlyElementsOf(rebuilt.fetch(List.of(key, namespace)))
                        .hasSize(rebuilt.fetch(List.of(key, namespace)).size());
            }
        }
        assertThat(overlay.differs()).isEqualTo(!Objects.equals(List.copyOf(base.list()), List.copyOf(rebuilt.list())));
    }

    private List<ResourceChange> randomChanges() {
        Map<ObjectKey, ResourceChange> changes = new LinkedHashMap<>();
        for (int n = random.nextInt(6); n > 0; n--) {
            ObjectNode object = randomObject();
            ObjectKey key = Watch.key(object);
            changes.put(
                    key,
                    random.nextInt(3) == 0
                            ? new ResourceChange.Remove(INGRESSES, key)
                            : new ResourceChange.Put(INGRESSES, object));
        }
        return new ArrayList<>(changes.values());
    }

    private ObjectNode randomObject() {
        return object(
                pick(NAMESPACES) + "/o" + random.nextInt(5),
                "labels: {app: " + pick(List.of("web", "db")) + "}",
                "classes: [" + pick(CLASSES) + ", " + pick(CLASSES) + "]");
    }

    private <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    /** From the first object on, in an order of its own. */
    private ResourceStore built(Map<ObjectKey, ObjectNode> objects) {
        List<ObjectNode> order = new ArrayList<>(objects.values());
        Collections.shuffle(order, random);
        ResourceStore store = ResourceStore.unsynced(watch).with(Completeness.COMPLETE);
        for (ObjectNode object : order) {
            store = store.with(object, Namespaces.UNKNOWN);
        }
        return store;
    }

    private static Watch selecting() {
        return Watched.watches("watchedResources: {i: {apiVersion: v1, resources: x, labelSelector: app=web, "
                        + "indexBy: ['spec.classes[*]', metadata.namespace]}}")
                .entries()
                .getFirst();
    }
}
