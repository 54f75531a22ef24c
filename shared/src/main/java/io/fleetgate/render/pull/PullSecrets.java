package io.fleetgate.render.pull;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.name.RegistryAddress;
import io.fleetgate.store.Snapshot;
import java.util.Map;
import java.util.Optional;

/** Which pull secret a target has for which host, by its RegistryBindings. */
public sealed interface PullSecrets {

    /** No two bindings contradict each other. */
    record Resolved(Map<String, String> byHost) implements PullSecrets {

        /** The secret for a repository, with an empty name where its host needs none; empty for a host without binding. */
        Optional<String> of(String repository) {
            return Optional.ofNullable(byHost.get(RegistryAddress.host(repository)));
        }
    }

    /** What is wrong with the bindings, all of it. */
    record Conflict(String message) implements PullSecrets {}

    static PullSecrets of(Snapshot snapshot, ObjectKey target) {
        return new BoundRegistries(snapshot, target).pullSecrets();
    }
}
