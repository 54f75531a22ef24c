package io.fleetgate.webhook.validate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.cluster.watch.StoredTree;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.resource.ResourceChange;
import io.fleetgate.resource.watch.GroupVersionResource;
import io.fleetgate.store.Change;
import io.fleetgate.webhook.http.ErrorCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** The change that an admission request asks for. */
final class RequestedChange {

    private RequestedChange() {}

    /**
     * Reads the objects of a request that concerns an object.
     *
     * @throws io.fleetgate.webhook.http.ProblemException when an object that the operation has is missing or is none
     */
    static Change of(Kind<?> kind, AdmissionRequest request) {
        return switch (request.operation()) {
            case CREATE -> new Change.Create(read(kind, request, request.object(), "object"));
            case UPDATE ->
                new Change.Update(
                        read(kind, request, request.oldObject(), "oldObject"),
                        read(kind, request, request.object(), "object"));
            case DELETE -> new Change.Delete(read(kind, request, request.oldObject(), "oldObject"));
            case CONNECT -> throw new IllegalArgumentException("CONNECT changes no object");
        };
    }

    /** The same of an object that is not of the fleet, as a store would keep it. */
    static ResourceChange of(GroupVersionResource resource, AdmissionRequest request) {
        String namespace = isNamespaces(resource) ? "" : request.namespace();
        return request.operation() == Operation.DELETE
                ? new ResourceChange.Remove(resource, new ObjectKey(namespace, request.name()))
                : new ResourceChange.Put(resource, asStored(document(request, namespace, request.object(), "object")));
    }

    /** Of a Namespace the API server says that it is in itself; it is stored in none. */
    private static boolean isNamespaces(GroupVersionResource resource) {
        return resource.group().isEmpty() && resource.resource().equals("namespaces");
    }

    private static ObjectNode asStored(ObjectNode document) {
        try {
            return (ObjectNode) StoredTree.copyOf(document).tree();
        } catch (IOException e) {
            throw new UncheckedIOException("a tree in memory cannot be read", e);
        }
    }

    private static FleetObject<?> read(
            Kind<?> kind, AdmissionRequest request, @Nullable ObjectNode document, String field) {
        return FleetObject.read(kind, document(request, request.namespace(), document, field));
    }

    private static ObjectNode document(
            AdmissionRequest request, String namespace, @Nullable ObjectNode document, String field) {
        if (document == null) {
            throw ErrorCode.MALFORMED_REVIEW.refusal(
                    "request." + field + " is missing; " + request.operation() + " has one");
        }
        ObjectNode metadata = metadata(document, field);
        requireNamespace(metadata, namespace, field);
        fill(metadata, "namespace", namespace);
        fill(metadata, "name", request.name());
        return document;
    }

    private static ObjectNode metadata(ObjectNode document, String field) {
        JsonNode metadata = document.path("metadata");
        if (metadata.isMissingNode() || metadata.isNull()) {
            return document.putObject("metadata");
        }
        if (metadata instanceof ObjectNode object) {
            return object;
        }
        throw ErrorCode.MALFORMED_REVIEW.refusal("request." + field + ".metadata must be an object");
    }

    private static void requireNamespace(ObjectNode metadata, String namespace, String field) {
        JsonNode own = metadata.path("namespace");
        if (own.isTextual()
                && !isAbsent(own)
                && !namespace.isEmpty()
                && !own.textValue().equals(namespace)) {
            throw ErrorCode.MALFORMED_REVIEW.refusal("request." + field
                    + ".metadata.namespace is another namespace than request.namespace; an object has one");
        }
    }

    /** The request knows the identity even where the object, on its way in, does not carry it yet. */
    private static void fill(ObjectNode metadata, String field, String value) {
        if (!value.isEmpty() && isAbsent(metadata.path(field))) {
            metadata.put(field, value);
        }
    }

    private static boolean isAbsent(JsonNode value) {
        return value.isMissingNode()
                || value.isNull()
                || (value.isTextual() && value.textValue().isEmpty());
    }
}
