package io.fleetgate.reconcile;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.binding.ProfileSelection;
import io.fleetgate.rollout.reference.References;
import java.util.Optional;

/** What an object keeps from going away by referring to it. */
final class Protected {
    private Protected() {}

    /** The object, stored or not; empty for a kind that protects nothing. */
    static Optional<ObjectId> by(FleetObject<?> object) {
        Kind<?> kind = object.kind();
        if (kind.equals(SolarKinds.PROFILE)) {
            return one(SolarKinds.RELEASE, ProfileSelection.release(SolarKinds.PROFILE.cast(object)));
        } else if (kind.equals(SolarKinds.RELEASE_BINDING)) {
            return one(SolarKinds.RELEASE, References.release(SolarKinds.RELEASE_BINDING.cast(object)));
        } else if (kind.equals(SolarKinds.RELEASE)) {
            return one(SolarKinds.COMPONENT_VERSION, References.componentVersion(SolarKinds.RELEASE.cast(object)));
        } else if (kind.equals(SolarKinds.COMPONENT_VERSION)) {
            return one(SolarKinds.COMPONENT, References.component(SolarKinds.COMPONENT_VERSION.cast(object)));
        } else if (kind.equals(SolarKinds.TARGET)) {
            return one(SolarKinds.REGISTRY, References.registry(SolarKinds.TARGET.cast(object)));
        } else if (kind.equals(SolarKinds.REGISTRY_BINDING)) {
            return one(SolarKinds.REGISTRY, References.boundRegistry(SolarKinds.REGISTRY_BINDING.cast(object)));
        }
        return Optional.empty();
    }

    private static Optional<ObjectId> one(Kind<?> kind, ObjectKey key) {
        return Optional.of(new ObjectId(kind, key));
    }
}
