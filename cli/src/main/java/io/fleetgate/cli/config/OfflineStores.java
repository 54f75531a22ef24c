package io.fleetgate.cli.config;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.cli.input.InputDocument;
import io.fleetgate.resource.ResourceStore;
import io.fleetgate.resource.ResourceStores;
import io.fleetgate.resource.watch.GroupVersionResource;
import io.fleetgate.resource.watch.Namespaces;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.resource.watch.Watches;
import io.fleetgate.store.Completeness;
import io.fleetgate.text.EnglishPlural;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Documents as everything that a cluster holds. Which kind a resource is of is said by the CustomResourceDefinitions among them, and
 * guessed for all others.
 */
public final class OfflineStores {
    private final List<InputDocument> documents;
    private final Map<String, String> plurals = new HashMap<>();
    private final Map<String, Map<String, String>> namespaceLabels = new HashMap<>();

    public OfflineStores(List<InputDocument> documents) {
        this.documents = List.copyOf(documents);
        for (InputDocument document : documents) {
            JsonNode json = document.document().json();
            switch (document.groupKind().toString()) {
                case "CustomResourceDefinition.apiextensions.k8s.io" -> addPlural(json.path("spec"));
                case "Namespace" -> namespaceLabels.put(document.key().name(), labels(json));
                default -> {} // most objects say nothing of others
            }
        }
    }

    /** What a config sees of them. */
    public ResourceStores of(Watches watches) {
        return new ResourceStores(
                watches, watches.entries().stream().map(this::store).toList());
    }

    private ResourceStore store(Watch watch) {
        Namespaces namespaces = new Namespaces(Completeness.COMPLETE, namespaceLabels);
        ResourceStore store = ResourceStore.unsynced(watch).with(Completeness.COMPLETE);
        for (InputDocument document : documents) {
            if (resource(document).equals(watch.resource())) {
                store = store.with(document.document().json(), namespaces);
            }
        }
        return store;
    }

    private GroupVersionResource resource(InputDocument document) {
        String group = document.groupKind().group();
        String kind = document.groupKind().kind();
        String apiVersion = document.document().json().path("apiVersion").asText();
        return new GroupVersionResource(
                group,
                apiVersion.substring(apiVersion.indexOf('/') + 1),
                plurals.getOrDefault(group + "/" + kind, EnglishPlural.of(kind)));
    }

    private void addPlural(JsonNode spec) {
        JsonNode names = spec.path("names");
        plurals.put(
                spec.path("group").asText() + "/" + names.path("kind").asText(),
                names.path("plural").asText());
    }

    private static Map<String, String> labels(JsonNode object) {
        Map<String, String> labels = new HashMap<>();
        object.path("metadata")
                .path("labels")
                .properties()
                .forEach(label -> labels.put(label.getKey(), label.getValue().asText()));
        return labels;
    }
}
