package io.fleetgate.operator.gateway;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.reconcile.Step;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;

/** Says steps in the API server's terms. Every request but a creation names the one object that was decided about. */
final class WriteRequests {
    /** The name under which the operator owns fields. */
    static final String FIELD_MANAGER = "fleetgate-operator";

    private static final String MANAGED = "fieldManager=" + FIELD_MANAGER;
    private static final String JSON = "application/json";
    private static final String MERGE = "application/merge-patch+json";
    private static final String APPLY = "application/apply-patch+yaml";

    private WriteRequests() {}

    /**
     * The request for a step.
     *
     * @param now the time at which conditions flip
     */
    static WriteRequest of(Step.Write step, Instant now) {
        return switch (step) {
            case Step.Create(ObjectId id, ObjectNode document) ->
                new WriteRequest("POST", path(id, ""), MANAGED, JSON, withoutStatus(document));
            case Step.SetFinalizers(FleetObject<?> object, var finalizers) -> {
                ObjectNode body = decidedVersionOf(object);
                finalizers.forEach(body.withObject("metadata").putArray("finalizers")::add);
                yield merge(object, "", body);
            }
            case Step.SetStatus(FleetObject<?> object, ObjectNode status, var removed) -> {
                ObjectNode timed = StatusBody.withTimes(status, now);
                if (removed.isEmpty()) {
                    ObjectNode body = identityOf(object);
                    body.set("status", timed);
                    yield new WriteRequest("PATCH", path(object) + "/status", MANAGED, APPLY, body);
                }
                ObjectNode body = decidedVersionOf(object);
                body.set("status", StatusBody.replacing(object.status(), timed, removed));
                yield merge(object, "/status", body);
            }
            case Step.SetSpec(FleetObject<?> object, ObjectNode spec) -> {
                ObjectNode body = decidedVersionOf(object);
                body.set("spec", MergePatch.between(object.document().path("spec"), spec));
                yield merge(object, "", body);
            }
            case Step.Apply(ObjectId id, ObjectNode document) ->
                new WriteRequest("PATCH", path(id, id.key().name()), MANAGED, APPLY, document);
            case Step.Delete(FleetObject<?> object) ->
                new WriteRequest("DELETE", path(object), "", JSON, deletionOf(object));
        };
    }

    private static WriteRequest merge(FleetObject<?> object, String subresource, ObjectNode body) {
        return new WriteRequest("PATCH", path(object) + subresource, MANAGED, MERGE, body);
    }

    private static ObjectNode withoutStatus(ObjectNode document) {
        ObjectNode body = document.deepCopy();
        body.remove("status");
        return body;
    }

    private static ObjectNode identityOf(FleetObject<?> object) {
        ObjectNode body = JsonNodeFactory.instance
                .objectNode()
                .put("apiVersion", object.kind().apiVersion())
                .put("kind", object.kind().name());
        ObjectNode metadata = body.putObject("metadata");
        if (!object.namespace().isEmpty()) {
            metadata.put("namespace", object.namespace());
        }
        metadata.put("name", object.name()).put("uid", object.metadata().uid());
        return body;
    }

    /** The API server refuses a patch with this when the object has changed since. */
    private static ObjectNode decidedVersionOf(FleetObject<?> object) {
        String resourceVersion =
                object.document().at("/metadata/resourceVersion").asText();
        if (resourceVersion.isEmpty()) {
            throw new IllegalArgumentException(ObjectId.of(object) + " is not a stored object");
        }
        ObjectNode body = JsonNodeFactory.instance.objectNode();
        body.putObject("metadata").put("uid", object.metadata().uid()).put("resourceVersion", resourceVersion);
        return body;
    }

    private static ObjectNode deletionOf(FleetObject<?> object) {
        ObjectNode body =
                JsonNodeFactory.instance.objectNode().put("apiVersion", "v1").put("kind", "DeleteOptions");
        body.putObject("preconditions").put("uid", object.metadata().uid());
        return body.put("propagationPolicy", "Background");
    }

    private static String path(FleetObject<?> object) {
        return path(ObjectId.of(object), object.name());
    }

    /** The path of an object, or of all of its kind where the name is empty. */
    private static String path(ObjectId id, String name) {
        Kind<?> kind = id.kind();
        if (!kind.isKnown()) {
            throw new IllegalArgumentException("nobody knows the path of a " + kind);
        }
        String namespace = id.key().namespace();
        return "apis/" + kind.groupKind().group() + "/" + kind.version()
                + (namespace.isEmpty() ? "" : "/namespaces/" + segment(namespace))
                + "/" + kind.plural()
                + (name.isEmpty() ? "" : "/" + segment(name));
    }

    /** Encoded for a path, where a plus stands for itself. */
    private static String segment(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
