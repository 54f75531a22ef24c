package io.fleetgate.cluster.resource;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.resource.watch.WatchParser;
import io.fleetgate.resource.watch.Watches;
import io.fleetgate.store.Completeness;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Stores whose collections come one after the other. */
class WatchedStoresTest {
    private static final String CONFIG = """
            {"metadata": {"namespace": "shop", "name": "edge"}, "spec": {"watchedResources": {"pods":
             {"apiVersion": "v1", "resources": "pods", "indexBy": ["metadata.name"]}}}}
            """;

    @Test
    void aStoreThatWasKeptWithoutItsCollectionsIsFilledOnceItHasThem() throws Exception {
        WatchedStores stores = new WatchedStores(ResourceListener.NONE);
        CollectionObjects first = new CollectionObjects(stores);
        CollectionObjects second = new CollectionObjects(stores);
        Watch pods = pods();
        first.put(new WatchedObject(new ObjectKey("shop", "web"), json("{\"metadata\": {\"name\": \"web\"}}"), false));
        boolean _ = first.settle(Completeness.COMPLETE);
        stores.follow(Map.of(pods, List.of()), null);

        stores.follow(Map.of(pods, List.of(first, second)), null);
        boolean _ = second.settle(Completeness.COMPLETE);

        assertThat(stores.current().stores().get(pods))
                .satisfies(store -> assertThat(store.completeness()).isEqualTo(Completeness.COMPLETE))
                .satisfies(store -> assertThat(store.list()).hasSize(1));
    }

    private static Watch pods() throws Exception {
        return ((Watches) WatchParser.parse(FleetObject.read(HapticKinds.TEMPLATE_CONFIG, json(CONFIG))
                        .spec()))
                .entries()
                .getFirst();
    }

    private static ObjectNode json(String text) throws Exception {
        return (ObjectNode) new JsonMapper().readTree(text);
    }
}
