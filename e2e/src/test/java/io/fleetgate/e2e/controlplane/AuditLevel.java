package io.fleetgate.e2e.controlplane;

/** How much the API server writes to its audit log about each request. */
public enum AuditLevel {
    /** Who, what and with which result. */
    METADATA("Metadata"),
    /** What was asked for as well. */
    REQUEST("Request"),
    /** The bodies of request and response as well. */
    REQUEST_RESPONSE("RequestResponse");

    private final String published;

    AuditLevel(String published) {
        this.published = published;
    }

    /** The audit policy of this level for every request; each request gives one entry when it is complete. */
    String policy() {
        return """
                apiVersion: audit.k8s.io/v1
                kind: Policy
                omitStages: [RequestReceived]
                rules:
                  - level: %s
                """.formatted(published);
    }
}
