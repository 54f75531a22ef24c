package io.fleetgate.render;

import io.fleetgate.api.solar.RegistrySpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.condition.ConditionReason;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.condition.ConditionType;
import io.fleetgate.grant.Grants;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.store.Snapshot;
import java.util.Optional;

/** Whether charts can be pushed for a target. The grant is asked first: without it, not even existence is told. */
sealed interface RegistryResolution {

    record Resolved(FleetObject<RegistrySpec> registry) implements RegistryResolution {
        @Override
        public ConditionState condition() {
            return ConditionState.holds(
                    ConditionType.REGISTRY_RESOLVED,
                    ConditionReason.RESOLVED,
                    "charts are pushed to Registry " + registry.key());
        }
    }

    record Refused(ConditionReason reason, String message) implements RegistryResolution {
        @Override
        public ConditionState condition() {
            return ConditionState.fails(ConditionType.REGISTRY_RESOLVED, reason, message);
        }
    }

    ConditionState condition();

    static RegistryResolution of(Snapshot snapshot, FleetObject<TargetSpec> target) {
        ObjectKey key = References.registry(target);
        if (key.name().isEmpty()) {
            return new Refused(ConditionReason.NOT_FOUND, "spec.renderRegistryRef names no Registry");
        }
        if (!Grants.permit(snapshot, SolarKinds.TARGET, target.namespace(), SolarKinds.REGISTRY, key.namespace())) {
            return new Refused(
                    ConditionReason.NOT_GRANTED,
                    Grants.missing(SolarKinds.TARGET, target.namespace(), SolarKinds.REGISTRY, key.namespace()));
        }
        Optional<FleetObject<RegistrySpec>> registry = snapshot.find(SolarKinds.REGISTRY, key);
        if (registry.isEmpty()) {
            return new Refused(ConditionReason.NOT_FOUND, "Registry " + key + " does not exist");
        }
        return registry.get().spec().solarSecretRef().name().isEmpty()
                ? new Refused(
                        ConditionReason.MISSING_SOLAR_SECRET_REF,
                        "Registry " + key + " has no spec.solarSecretRef, and nothing is pushed without credentials")
                : new Resolved(registry.get());
    }
}
