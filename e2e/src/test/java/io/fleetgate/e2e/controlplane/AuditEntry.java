package io.fleetgate.e2e.controlplane;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Set;

/**
 * One request as the API server's audit log tells it. {@code resource} is the plural, with a subresource after a slash;
 * what a request does not have is an empty string. {@code json} is the whole audit event.
 */
public record AuditEntry(
        String user,
        String verb,
        String group,
        String resource,
        String namespace,
        String name,
        int code,
        JsonNode json) {
    private static final Set<String> WRITES = Set.of("create", "update", "patch", "delete", "deletecollection");

    /** Reads one audit event. */
    static AuditEntry of(JsonNode event) {
        var object = event.path("objectRef");
        var subresource = object.path("subresource").asText();
        return new AuditEntry(
                event.path("user").path("username").asText(),
                event.path("verb").asText(),
                object.path("apiGroup").asText(),
                object.path("resource").asText() + (subresource.isEmpty() ? "" : "/" + subresource),
                object.path("namespace").asText(),
                object.path("name").asText(),
                event.path("responseStatus").path("code").asInt(),
                event);
    }

    /** Whether the user has no permission for it; an admission plugin may refuse with the same code. */
    public boolean isForbidden() {
        return json.at("/annotations/authorization.k8s.io~1decision").asText().equals("forbid");
    }

    /** Whether the verb is one that can change what is stored. */
    public boolean isWrite() {
        return WRITES.contains(verb);
    }
}
