package io.fleetgate.render.artifact;

import io.fleetgate.api.solar.ObjectReference;
import io.fleetgate.api.solar.RegistrySpec;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.name.RegistryAddress;
import java.util.Optional;

/** A target together with the registry that its charts are pushed to. */
public record Destination(FleetObject<TargetSpec> target, FleetObject<RegistrySpec> registry) {

    /** The key that an object has beside the target. */
    public ObjectKey beside(String name) {
        return new ObjectKey(target.namespace(), name);
    }

    /** The registry as the target's own objects refer to it. */
    ObjectReference registryRef() {
        boolean isForeign = !registry.namespace().equals(target.namespace());
        return new ObjectReference(registry.name(), isForeign ? registry.namespace() : "");
    }

    /** Why nothing can be pushed, whatever it is. */
    public Optional<String> obstacle() {
        String hostname = registry.spec().hostname();
        if (hostname.isEmpty()) {
            return Optional.of("Registry " + registry.key() + " has no hostname to push to");
        }
        return RegistryAddress.holdsLogin(hostname)
                ? Optional.of("spec.hostname of Registry " + registry.key()
                        + " carries a user name or a password, which belong into the Secret of spec.solarSecretRef")
                : Optional.empty();
    }
}
