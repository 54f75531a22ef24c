package io.fleetgate.operator.apiserver.storage;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** What a request's body must say of the object that the request's path names. */
final class BodyRules {
    private BodyRules() {}

    static void checkKind(ObjectName name, ObjectNode document) throws Refusal {
        Resource resource = name.resource();
        String kind = document.path("kind").asText();
        if (!kind.equals(resource.kind())) {
            throw Refusal.invalid(
                    new ObjectName(resource.withKind(kind), name.namespace(), name.name()),
                    Invalid.value("kind", kind, "must be " + resource.kind()));
        }
        if (!document.path("apiVersion").asText().equals(resource.apiVersion())) {
            throw Refusal.badRequest("the API version in the data ("
                    + document.path("apiVersion").asText() + ") does not match the expected API version ("
                    + resource.apiVersion() + ")");
        }
    }

    static void checkName(ObjectName name, ObjectNode document) throws Refusal {
        String given = document.at("/metadata/name").asText();
        if (!given.equals(name.name())) {
            throw Refusal.badRequest(
                    "the name of the object (" + given + ") does not match the name on the URL (" + name.name() + ")");
        }
        checkNamespace(name, document);
    }

    static void checkNamespace(ObjectName name, ObjectNode document) throws Refusal {
        String given = document.at("/metadata/namespace").asText();
        if (!given.isEmpty() && !given.equals(name.namespace())) {
            throw Refusal.badRequest(
                    "the namespace of the provided object does not match the namespace sent on the request");
        }
    }

    /** A whole object says which one it was made from. */
    static void checkUid(ObjectName name, Stored stored, ObjectNode document) throws Refusal {
        String given = document.at("/metadata/uid").asText();
        if (!given.isEmpty() && !given.equals(stored.uid())) {
            Resource resource = name.resource();
            throw Refusal.conflict(
                    name,
                    "StorageError: invalid object, Code: 4, Key: /registry/" + resource.group() + "/"
                            + resource.plural() + "/" + name.key()
                            + ", ResourceVersion: 0, AdditionalErrorMsg: Precondition failed: UID in precondition: "
                            + given + ", UID in object meta: " + stored.uid());
        }
    }

    static void checkApplied(ObjectName name, ObjectNode applied) throws Refusal {
        Resource resource = name.resource();
        String apiVersion = applied.path("apiVersion").asText();
        String kind = applied.path("kind").asText();
        if (!apiVersion.equals(resource.apiVersion()) || !kind.equals(resource.kind())) {
            throw Refusal.badRequest(
                    "invalid object type: " + (apiVersion.isEmpty() ? "/" : apiVersion) + ", Kind=" + kind);
        }
        if (!applied.at("/metadata/name").asText().isEmpty()) {
            checkName(name, applied);
        }
        if (applied.at("/metadata").has("managedFields")) {
            throw Refusal.badRequest("metadata.managedFields must be nil");
        }
    }
}
