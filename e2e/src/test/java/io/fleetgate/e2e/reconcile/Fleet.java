package io.fleetgate.e2e.reconcile;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.fabric8.kubernetes.api.model.GenericKubernetesResource;
import io.fabric8.kubernetes.api.model.GenericKubernetesResourceList;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.dsl.NonNamespaceOperation;
import io.fabric8.kubernetes.client.dsl.Resource;
import io.fabric8.kubernetes.client.dsl.base.PatchContext;
import io.fabric8.kubernetes.client.dsl.base.PatchType;
import io.fabric8.kubernetes.client.dsl.base.ResourceDefinitionContext;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/**
 * A namespace as the people see it who write in it, and as a renderer does. Objects are named as kubectl names them, such as
 * {@code release/web}; what is not stored is a missing node.
 */
record Fleet(KubernetesClient client, String namespace) {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final YAMLMapper YAML = new YAMLMapper();
    private static final PatchContext MERGE = PatchContext.of(PatchType.JSON_MERGE);

    /** Stores manifests that say neither version nor namespace. */
    void store(String... manifests) throws IOException {
        for (String manifest : manifests) {
            var document = YAML.readValue(manifest, GenericKubernetesResource.class);
            document.setApiVersion(SolarKinds.GROUP + "/" + SolarKinds.VERSION);
            document.getMetadata().setNamespace(namespace);
            objects(document.getKind()).resource(document).create();
        }
    }

    /** Merges YAML into an object. */
    void patch(String object, String yaml) throws IOException {
        resource(object).patch(MERGE, json(yaml));
    }

    /** Reports that the tasks of charts have been pushed, as a renderer does. */
    void renderAll(String... charts) throws IOException {
        for (var chart : charts) {
            for (var task : tasksOf(chart)) {
                render(task);
            }
        }
    }

    /** The same of one task. */
    void render(String task) throws IOException {
        var spec = read("rendertask/" + task).path("spec");
        render(task, "oci://%s/%s:%s".formatted(text(spec, "baseURL"), text(spec, "repository"), text(spec, "tag")));
    }

    /** The same, pushed to somewhere. */
    void render(String task, String url) throws IOException {
        var succeeded = """
                status:
                  chartURL: %s
                  conditions:
                    - {type: JobSucceeded, status: "True", reason: Done, message: "",
                       lastTransitionTime: "2026-11-30T12:00:00Z"}
                """.formatted(url);
        resource("rendertask/" + task).subresource("status").patch(MERGE, json(succeeded));
    }

    void delete(String object) {
        resource(object).delete();
    }

    JsonNode read(String object) {
        var stored = resource(object).get();
        return stored == null ? MissingNode.getInstance() : JSON.valueToTree(stored);
    }

    boolean has(String object) {
        return resource(object).get() != null;
    }

    /** What a pointer points to, as text; empty where there is nothing. */
    String value(String object, String pointer) {
        return read(object).at(pointer).asText();
    }

    /** The finalizers of an object without what all of ours begin with. */
    Set<String> finalizers(String object) {
        return texts(read(object).at("/metadata/finalizers"), "").stream()
                .map(finalizer -> finalizer.replace(SolarKinds.GROUP + "/", ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Status and reason of a condition, such as {@code False/NotFound}; empty where it is not there. */
    String condition(String object, String type) {
        return StreamSupport.stream(read(object).at("/status/conditions").spliterator(), false)
                .filter(condition -> text(condition, "type").equals(type))
                .map(condition -> text(condition, "status") + "/" + text(condition, "reason"))
                .collect(Collectors.joining());
    }

    /** Every object of a kind. */
    List<JsonNode> stored(String kind) {
        return objects(kind).list().getItems().stream()
                .<JsonNode>map(JSON::valueToTree)
                .toList();
    }

    /** What a pointer points to in each object of a kind. */
    Set<String> all(String kind, String pointer) {
        return texts(stored(kind), pointer);
    }

    Set<String> names(String kind) {
        return all(kind, "/metadata/name");
    }

    /** The names of the fields of what a pointer points to. */
    Set<String> fields(String object, String pointer) {
        var fields = new TreeSet<String>();
        read(object).at(pointer).fieldNames().forEachRemaining(fields::add);
        return fields;
    }

    /** The targets that releases are bound to. */
    Set<String> boundTargets() {
        return all("releasebinding", "/spec/targetRef/name");
    }

    /** The releases and, by its version, the bootstrap that are rendered. */
    Set<String> charts() {
        return all("rendertask", "/spec/repository").stream()
                .map(repository -> repository.substring(repository.lastIndexOf('/') + 1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The names of the tasks of a chart. */
    List<String> tasksOf(String chart) {
        return stored("rendertask").stream()
                .filter(task -> task.at("/spec/repository").asText().endsWith("/" + chart))
                .map(task -> task.at("/metadata/name").asText())
                .sorted()
                .toList();
    }

    private Resource<GenericKubernetesResource> resource(String object) {
        var parts = object.split("/", 2);
        return objects(parts[0]).withName(parts[1]);
    }

    private NonNamespaceOperation<
                    GenericKubernetesResource, GenericKubernetesResourceList, Resource<GenericKubernetesResource>>
            objects(String name) {
        Kind<?> kind = SolarKinds.ALL.stream()
                .filter(known -> known.name().toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow();
        return client.genericKubernetesResources(new ResourceDefinitionContext.Builder()
                        .withGroup(SolarKinds.GROUP)
                        .withVersion(SolarKinds.VERSION)
                        .withKind(kind.name())
                        .withPlural(kind.plural())
                        .withNamespaced(true)
                        .build())
                .inNamespace(namespace);
    }

    private static Set<String> texts(Iterable<JsonNode> list, String pointer) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(element -> element.at(pointer).asText())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String text(JsonNode object, String field) {
        return object.path(field).asText();
    }

    private static String json(String yaml) throws IOException {
        return YAML.readTree(yaml).toString();
    }
}
