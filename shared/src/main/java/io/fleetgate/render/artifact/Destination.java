package io.fleetgate.render.artifact;

import io.fleetgate.api.solar.ObjectReference;
import io.fleetgate.api.solar.RegistrySpec;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
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
        return registry.spec().hostname().isEmpty()
                ? Optional.of("Registry " + registry.key() + " has no hostname to push to")
                : Optional.empty();
    }
}
