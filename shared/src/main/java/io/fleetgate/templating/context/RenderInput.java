package io.fleetgate.templating.context;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.fleetgate.resource.ResourceView;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a config is rendered from besides itself.
 *
 * @param stores by their names
 * @param fetched what a fetch answers, by URL; nothing else is ever fetched
 * @param currentConfig the configuration that HAProxy is taken to run already
 * @param extraContext an object whose fields replace those of the config's own; missing where there is none
 */
public record RenderInput(
        Map<String, ResourceView> stores,
        Map<String, String> fetched,
        Optional<String> currentConfig,
        JsonNode extraContext) {

    public RenderInput {
        stores = new LinkedHashMap<>(stores);
        fetched = new LinkedHashMap<>(fetched);
    }

    /** Stores alone, as in a cluster. */
    public static RenderInput of(Map<String, ResourceView> stores) {
        return new RenderInput(stores, Map.of(), Optional.empty(), MissingNode.getInstance());
    }
}
