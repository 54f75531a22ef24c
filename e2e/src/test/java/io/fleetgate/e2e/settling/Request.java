package io.fleetgate.e2e.settling;

import io.fleetgate.e2e.controlplane.AuditEntry;
import java.time.Instant;

/**
 * A request of the operator's as its budget sees it.
 *
 * @param resource the plural, with a subresource after a slash
 * @param at when it was answered
 */
record Request(String verb, String resource, String namespace, int code, Instant at) {

    static Request of(AuditEntry entry) {
        return new Request(
                entry.verb(),
                entry.resource(),
                entry.namespace(),
                entry.code(),
                Instant.parse(entry.json().path("stageTimestamp").asText()));
    }

    boolean is(String verb, String resource) {
        return this.verb.equals(verb) && this.resource.equals(resource);
    }

    /** Whether it tells what is done, or who does it, and not what is to be: no budget is about these. */
    boolean isApart() {
        return resource.equals("events") || resource.equals("leases");
    }

    boolean isStatus() {
        return resource.endsWith("/status");
    }
}
