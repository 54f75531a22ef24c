package io.fleetgate.render.pull;

import io.fleetgate.api.solar.RegistryBindingSpec;
import io.fleetgate.api.solar.RegistrySpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.grant.Grants;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.name.RegistryAddress;
import io.fleetgate.rollout.binding.Lifecycle;
import io.fleetgate.rollout.binding.Referring;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The registries that are bound to a target, by host. */
final class BoundRegistries {
    private final Snapshot snapshot;
    private final ObjectKey target;
    private final Map<String, FleetObject<RegistrySpec>> byHost = new HashMap<>();
    private final List<String> faults = new ArrayList<>();

    BoundRegistries(Snapshot snapshot, ObjectKey target) {
        this.snapshot = snapshot;
        this.target = target;
    }

    PullSecrets pullSecrets() {
        for (FleetObject<RegistryBindingSpec> binding : Referring.registryBindings(snapshot, target)) {
            if (isInForce(binding)) {
                addBinding(binding);
            }
        }
        if (!faults.isEmpty()) {
            return new PullSecrets.Conflict(String.join("; ", faults));
        }
        Map<String, String> secrets = new HashMap<>();
        byHost.forEach((host, registry) -> secrets.put(host, secret(registry)));
        return new PullSecrets.Resolved(secrets);
    }

    /** Whether a binding stays, and may be aimed at the target. */
    private boolean isInForce(FleetObject<RegistryBindingSpec> binding) {
        return !Lifecycle.isGone(binding)
                && Grants.permit(
                        snapshot,
                        SolarKinds.REGISTRY_BINDING,
                        binding.namespace(),
                        SolarKinds.TARGET,
                        target.namespace());
    }

    private void addBinding(FleetObject<RegistryBindingSpec> binding) {
        ObjectKey key = References.boundRegistry(binding);
        snapshot.find(SolarKinds.REGISTRY, key)
                .ifPresentOrElse(
                        this::addRegistry,
                        () -> faults.add("RegistryBinding " + binding.key() + " names Registry " + key
                                + ", which does not exist"));
    }

    private void addRegistry(FleetObject<RegistrySpec> registry) {
        String host = RegistryAddress.host(registry.spec().hostname());
        if (host.isEmpty()) {
            return;
        }
        FleetObject<RegistrySpec> other = byHost.putIfAbsent(host, registry);
        if (other != null && !secret(other).equals(secret(registry))) {
            faults.add("for host " + RegistryAddress.shown(host) + " " + phrase(other) + " and " + phrase(registry));
        }
    }

    private static String phrase(FleetObject<RegistrySpec> registry) {
        String secret = secret(registry);
        return "Registry " + registry.key() + (secret.isEmpty() ? " has no pull secret" : " has pull secret " + secret);
    }

    private static String secret(FleetObject<RegistrySpec> registry) {
        return registry.spec().targetPullSecretName();
    }
}
