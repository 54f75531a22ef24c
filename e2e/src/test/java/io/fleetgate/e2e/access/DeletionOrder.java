package io.fleetgate.e2e.access;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.e2e.controlplane.AuditEntry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The requests of a run, gone through in the order in which they were done: what the operator asked for that the published
 * order of deletions forbids. While a binding that a Profile owns is stored, terminating or not, nobody takes
 * {@code profile-finalizer} off that Profile, or {@code release-ref} off the Release.
 */
public final class DeletionOrder {
    private static final String PREFIX = "solar.opendefense.cloud/";

    private final String operator;
    private final Map<String, Binding> bindings = new HashMap<>();
    private final List<String> violations = new ArrayList<>();

    private static final class Binding {
        private final String profile;
        private final String release;
        private JsonNode finalizers;
        private boolean isTerminating;

        private Binding(JsonNode document) {
            profile = document.at("/metadata/ownerReferences/0/name").asText();
            release = document.at("/spec/releaseRef/name").asText();
            finalizers = document.at("/metadata/finalizers");
        }

        /** The same one with everything that somebody has stored in its place. */
        private Binding replacedBy(JsonNode document) {
            Binding replacing = new Binding(document);
            replacing.isTerminating = isTerminating;
            return replacing;
        }

        private boolean isGone() {
            return isTerminating && finalizers.isEmpty();
        }
    }

    private DeletionOrder(String operator) {
        this.operator = operator;
    }

    /** What was against the order, one sentence each. */
    public static List<String> violations(List<AuditEntry> entries, String operator) {
        DeletionOrder order = new DeletionOrder(operator);
        entries.stream()
                .filter(entry -> entry.isWrite() && entry.code() < 300)
                .sorted(Comparator.comparing(
                        entry -> entry.json().path("stageTimestamp").asText()))
                .forEach(order::take);
        return order.violations;
    }

    private void take(AuditEntry entry) {
        JsonNode body = entry.json().path("requestObject");
        boolean isTheOperators = entry.user().equals(operator);
        if (isTheOperators
                && entry.verb().equals("delete")
                && body.at("/preconditions/uid").asText().isEmpty()) {
            violations.add("deleted whatever has the name " + name(entry));
        }
        if (entry.resource().equals("releasebindings")) {
            follow(entry, body);
        } else if (isTheOperators && body.at("/metadata/finalizers").isArray()) {
            check(entry, body.at("/metadata/finalizers"));
        }
    }

    private void follow(AuditEntry entry, JsonNode body) {
        if (entry.verb().equals("create")
                && body.at("/metadata/ownerReferences").isArray()) {
            bindings.put(entry.namespace() + "/" + body.at("/metadata/name").asText(), new Binding(body));
        }
        if (entry.verb().equals("update")) {
            bindings.computeIfPresent(name(entry), (name, known) -> known.replacedBy(body));
        }
        Binding binding = bindings.get(name(entry));
        if (binding != null) {
            binding.isTerminating |= entry.verb().equals("delete");
            if (entry.verb().equals("patch") && body.at("/metadata/finalizers").isArray()) {
                binding.finalizers = body.at("/metadata/finalizers");
            }
            if (binding.isGone()) {
                bindings.remove(name(entry));
            }
        }
    }

    private void check(AuditEntry entry, JsonNode finalizers) {
        bindings.forEach((name, binding) -> {
            boolean isOfTheNamespace = name.startsWith(entry.namespace() + "/");
            boolean isOwner = entry.resource().equals("profiles") && binding.profile.equals(entry.name());
            boolean isBound = entry.resource().equals("releases") && binding.release.equals(entry.name());
            String needed = PREFIX + (isOwner ? "profile-finalizer" : "release-ref");
            if (isOfTheNamespace && (isOwner || isBound) && !holds(finalizers, needed)) {
                violations.add("took " + needed + " off " + name(entry) + " while there was " + name);
            }
        });
    }

    private static boolean holds(JsonNode finalizers, String finalizer) {
        for (JsonNode each : finalizers) {
            if (each.asText().equals(finalizer)) {
                return true;
            }
        }
        return false;
    }

    private static String name(AuditEntry entry) {
        return entry.namespace() + "/" + entry.name();
    }
}
