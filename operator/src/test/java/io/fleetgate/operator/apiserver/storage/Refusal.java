package io.fleetgate.operator.apiserver.storage;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.operator.apiserver.fields.ApplyConflict;
import java.util.List;

/** A request that is refused, with the answer that says why: an object of kind Status, in the words of the real server. */
public final class Refusal extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient ObjectNode status;

    private Refusal(ObjectNode status) {
        super(status.path("message").asText());
        this.status = status;
    }

    /** The answer's body. */
    public ObjectNode status() {
        return status;
    }

    /** The answer's code. */
    public int code() {
        return status.path("code").asInt();
    }

    public static Refusal badRequest(String message) {
        return of(400, "BadRequest", message);
    }

    public static Refusal notFound(ObjectName name) {
        return about(404, "NotFound", name, quoted(name) + " not found");
    }

    static Refusal noNamespace(String namespace) {
        Refusal refusal = of(404, "NotFound", "namespaces \"" + namespace + "\" not found");
        refusal.details().put("name", namespace).put("kind", "namespaces");
        return refusal;
    }

    static Refusal alreadyExists(ObjectName name, boolean isTerminating) {
        String words = quoted(name) + " already exists";
        return about(409, "AlreadyExists", name, isTerminating ? "object is being deleted: " + words : words);
    }

    public static Refusal conflict(ObjectName name, String why) {
        return about(409, "Conflict", name, "Operation cannot be fulfilled on " + quoted(name) + ": " + why);
    }

    public static Refusal modified(ObjectName name) {
        return conflict(
                name, "the object has been modified; please apply your changes to the latest version and try again");
    }

    /** A precondition of a delete that does not hold: such answers name the kind and not the plural. */
    static Refusal precondition(ObjectName name, String why) {
        Resource resource = name.resource();
        Refusal refusal = of(
                409,
                "Conflict",
                "Operation cannot be fulfilled on " + resource.qualifiedKind() + " \"" + name.name() + "\": " + why);
        refusal.details()
                .put("name", name.name())
                .put("group", resource.group())
                .put("kind", resource.kind());
        return refusal;
    }

    static Refusal contended(ApplyConflict conflict) {
        Refusal refusal = of(409, "Conflict", conflict.getMessage());
        for (ApplyConflict.Cause cause : conflict.causes()) {
            refusal.cause("FieldManagerConflict", cause.message(), cause.field());
        }
        return refusal;
    }

    public static Refusal namespaceTerminating(ObjectName name) {
        Refusal refusal = about(
                403,
                "Forbidden",
                name,
                quoted(name) + " is forbidden: unable to create new content in namespace " + name.namespace()
                        + " because it is being terminated");
        refusal.cause(
                "NamespaceTerminating", "namespace " + name.namespace() + " is being terminated", "metadata.namespace");
        return refusal;
    }

    /** Something that the request says is wrong in itself. */
    static Refusal invalid(ObjectName name, Invalid... problems) {
        Resource resource = name.resource();
        List<String> words =
                List.of(problems).stream().map(Invalid::inWords).distinct().toList();
        Refusal refusal = of(
                422,
                "Invalid",
                resource.qualifiedKind() + " \"" + name.name() + "\" is invalid: "
                        + (words.size() == 1 ? words.getFirst() : "[" + String.join(", ", words) + "]"));
        if (!name.name().isEmpty()) {
            refusal.details().put("name", name.name());
        }
        refusal.details().put("group", resource.group()).put("kind", resource.kind());
        for (Invalid problem : problems) {
            refusal.cause(problem.reason(), problem.message(), problem.field());
        }
        return refusal;
    }

    /** The same of an event, whose group such answers leave out. */
    static Refusal invalidEvent(ObjectName name, Invalid problem) {
        Refusal refusal = of(422, "Invalid", "Event \"" + name.name() + "\" is invalid: " + problem.inWords());
        refusal.details().put("name", name.name()).put("kind", "Event");
        refusal.cause(problem.reason(), problem.message(), problem.field());
        return refusal;
    }

    /** An update that does not say what it was made from. */
    static Refusal unconditional(ObjectName name) {
        Refusal refusal = about(
                422,
                "Invalid",
                name,
                quoted(name)
                        + " is invalid: metadata.resourceVersion: Invalid value: 0: must be specified for an update");
        refusal.cause(
                "FieldValueInvalid", "Invalid value: 0: must be specified for an update", "metadata.resourceVersion");
        return refusal;
    }

    public static Refusal noFieldManager() {
        Refusal refusal = of(
                422,
                "Invalid",
                "PatchOptions.meta.k8s.io \"\" is invalid: fieldManager: Required value: is required for apply patch");
        refusal.details().put("group", "meta.k8s.io").put("kind", "PatchOptions");
        refusal.cause("FieldValueRequired", "Required value: is required for apply patch", "fieldManager");
        return refusal;
    }

    public static Refusal unsupportedMediaType() {
        return of(
                415,
                "UnsupportedMediaType",
                "the body of the request was in an unknown format - accepted media types include: "
                        + "application/json-patch+json, application/merge-patch+json, application/apply-patch+yaml");
    }

    /** Something that the real server can do and this one cannot. */
    public static Refusal notImplemented(String what) {
        return of(501, "NotImplemented", "this test server has no " + what);
    }

    /** An answer without details. */
    public static Refusal of(int code, String reason, String message) {
        ObjectNode status = JsonNodeFactory.instance
                .objectNode()
                .put("kind", "Status")
                .put("apiVersion", "v1")
                .put("status", "Failure")
                .put("message", message)
                .put("code", code);
        if (!reason.isEmpty()) {
            status.put("reason", reason);
        }
        status.putObject("metadata");
        return new Refusal(status);
    }

    /** An answer whose details name an object. */
    public static Refusal about(int code, String reason, ObjectName name, String message) {
        Refusal refusal = of(code, reason, message);
        refusal.details()
                .put("name", name.name())
                .put("group", name.resource().group())
                .put("kind", name.resource().plural());
        return refusal;
    }

    /** An object as refusals name it. */
    public static String quoted(ObjectName name) {
        return name.resource().qualifiedPlural() + " \"" + name.name() + "\"";
    }

    private ObjectNode details() {
        return status.withObject("details");
    }

    private void cause(String reason, String message, String field) {
        details()
                .withArray("causes")
                .addObject()
                .put("reason", reason)
                .put("message", message)
                .put("field", field);
    }
}
