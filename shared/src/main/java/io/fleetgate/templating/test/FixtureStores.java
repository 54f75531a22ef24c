package io.fleetgate.templating.test;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.api.haptic.ValidationTest;
import io.fleetgate.object.Fields;
import io.fleetgate.object.NewObject;
import io.fleetgate.resource.ResourceStore;
import io.fleetgate.resource.ResourceView;
import io.fleetgate.resource.watch.Namespaces;
import io.fleetgate.resource.watch.ParsedWatches;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.resource.watch.WatchParser;
import io.fleetgate.resource.watch.Watches;
import io.fleetgate.store.Completeness;
import io.fleetgate.templating.context.RenderContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Stores with the objects that tests give. A fixture is what a store holds: no selector keeps it out, and objects are looked up as
 * in a cluster.
 */
final class FixtureStores {
    private static final List<String> SELECTORS = List.of("labelSelector", "fieldSelector", "namespaceSelector");

    private final Map<String, Watch> watches = new LinkedHashMap<>();

    FixtureStores(HAProxyTemplateConfigSpec spec) {
        ObjectNode all = NewObject.json(spec);
        ObjectNode watched = all.withObjectProperty("watchedResources");
        watched.forEach(entry -> ((ObjectNode) entry).remove(SELECTORS));
        ObjectNode pods = watched.putObject(RenderContext.PODS);
        pods.put("apiVersion", "v1").put("resources", "pods");
        pods.putArray("indexBy").add("metadata.namespace").add("metadata.name");
        Fields fields = Fields.of(all, "spec", new ArrayList<>());
        switch (WatchParser.parse(HapticKinds.TEMPLATE_CONFIG.specReader().apply(fields))) {
            case Watches valid -> valid.entries().forEach(watch -> watches.put(watch.store(), watch));
            case ParsedWatches.Invalid invalid ->
                throw new IllegalArgumentException("a compiled config watches " + invalid);
        }
    }

    /**
     * The stores for one test, those without fixtures empty.
     *
     * @param tests whose objects replace those of the tests before them that have the same name
     * @throws FixtureException where an object cannot be in its store
     */
    Map<String, ResourceView> views(List<ValidationTest> tests) {
        Map<String, ResourceStore> stores = new LinkedHashMap<>();
        watches.forEach(
                (name, watch) -> stores.put(name, ResourceStore.unsynced(watch).with(Completeness.COMPLETE)));
        for (ValidationTest test : tests) {
            test.fixtures().forEach((name, objects) -> add(stores, name, objects));
        }
        return new LinkedHashMap<>(stores);
    }

    private static void add(Map<String, ResourceStore> stores, String name, List<JsonNode> objects) {
        @Nullable ResourceStore store = stores.get(name);
        if (store == null) {
            throw new FixtureException("fixtures are for store \"" + name + "\", which the config does not have");
        }
        for (int i = 0; i < objects.size(); i++) {
            ObjectNode object = Fixture.object(objects.get(i), store.watch(), name + "[" + i + "]");
            store = store.with(object, Namespaces.UNKNOWN);
        }
        stores.put(name, store);
    }
}
