package io.fleetgate.e2e.settling;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.e2e.controlplane.ControlPlane;
import java.io.IOException;
import java.util.List;

/**
 * What the API server lets through: the same bindings in a namespace of their own, each made and then given its status, by
 * 16 writers that decide nothing.
 */
record BareLoop(Api api, String namespace, JsonNode owner) {
    private static final String VERSION = "apis/solar.opendefense.cloud/v1alpha1";
    private static final String MANAGED = "?fieldManager=fleetgate-operator";

    /** Bindings whose owner is not there would be collected as garbage, so there is one of this namespace. */
    static BareLoop in(ControlPlane controlPlane, Api api) throws IOException, InterruptedException {
        var namespace = controlPlane.newNamespace("bare");
        var owner = api.send("POST", VERSION + "/namespaces/" + namespace + "/profiles", Api.JSON, """
                {"apiVersion":"solar.opendefense.cloud/v1alpha1","kind":"Profile","metadata":{"name":"owner"},
                "spec":{"releaseRef":{"name":"nothing"}}}
                """);
        return new BareLoop(api, namespace, owner);
    }

    /** Makes bindings as the operator made them, each with its status. */
    void createWithStatus(List<JsonNode> bindings) throws IOException, InterruptedException {
        api.each(bindings, binding -> report(create(binding), binding.path("status")));
    }

    void createByPost(List<JsonNode> bindings) throws IOException, InterruptedException {
        api.each(bindings, this::create);
    }

    void createByApply(List<JsonNode> bindings) throws IOException, InterruptedException {
        api.each(bindings, binding -> {
            var path = path() + "/" + binding.at("/metadata/name").asText() + MANAGED;
            var _ = api.send("PATCH", path, Api.APPLY, body(binding).toString());
        });
    }

    /** Removes all that was made. */
    void clear() throws IOException, InterruptedException {
        var left = api.send("GET", path(), Api.JSON, "")
                .path("items")
                .valueStream()
                .toList();
        var _ = api.send("DELETE", path(), Api.JSON, "");
        api.each(left, binding -> {
            var path = path() + "/" + binding.at("/metadata/name").asText();
            var _ = api.send("PATCH", path, Api.MERGE, "{\"metadata\":{\"finalizers\":null}}");
        });
        var _ = api.send("DELETE", VERSION + "/namespaces/" + namespace + "/profiles", Api.JSON, "");
    }

    private JsonNode create(JsonNode binding) throws IOException, InterruptedException {
        return api.send("POST", path() + MANAGED, Api.JSON, body(binding).toString());
    }

    private void report(JsonNode created, JsonNode status) throws IOException, InterruptedException {
        ObjectNode body = head(created);
        body.withObject("metadata").set("uid", created.at("/metadata/uid"));
        body.set("status", status);
        var path = path() + "/" + created.at("/metadata/name").asText() + "/status" + MANAGED;
        var _ = api.send("PATCH", path, Api.APPLY, body.toString());
    }

    private ObjectNode body(JsonNode binding) {
        ObjectNode body = head(binding);
        ObjectNode metadata = body.withObject("metadata");
        for (var field : List.of("labels", "finalizers", "ownerReferences")) {
            if (binding.path("metadata").has(field)) {
                metadata.set(field, binding.path("metadata").path(field).deepCopy());
            }
        }
        metadata.path("ownerReferences")
                .forEach(reference -> ((ObjectNode) reference)
                        .put("name", owner.at("/metadata/name").asText())
                        .put("uid", owner.at("/metadata/uid").asText()));
        body.set("spec", binding.path("spec"));
        return body;
    }

    private ObjectNode head(JsonNode binding) {
        ObjectNode head = ((ObjectNode) owner)
                .objectNode()
                .put(
                        "apiVersion",
                        binding.path("apiVersion")
                                .asText(owner.path("apiVersion").asText()))
                .put("kind", "ReleaseBinding");
        head.putObject("metadata")
                .put("namespace", namespace)
                .put("name", binding.at("/metadata/name").asText());
        return head;
    }

    private String path() {
        return VERSION + "/namespaces/" + namespace + "/releasebindings";
    }
}
