package io.fleetgate.settlement;

import static io.fleetgate.condition.ConditionType.ACCEPTED;

import io.fleetgate.api.solar.RegistryBindingSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.condition.ConditionReason;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.grant.Grants;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.Part;
import io.fleetgate.rollout.binding.Lifecycle;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.settlement.form.Outlook;
import io.fleetgate.store.Snapshot;
import java.util.List;

/** What becomes of a RegistryBinding: whether its target pulls with it. */
final class RegistryBindingOutlook {
    private RegistryBindingOutlook() {}

    static Outlook of(Snapshot snapshot, FleetObject<RegistryBindingSpec> binding) {
        Outlook outlook = Outlook.finalizers(Finalization.of(snapshot, binding));
        return binding.isTerminating() ? outlook : outlook.with(List.of(accepted(snapshot, binding)));
    }

    private static ConditionState accepted(Snapshot snapshot, FleetObject<RegistryBindingSpec> binding) {
        ObjectKey target = References.boundTarget(binding);
        ObjectKey registry = References.boundRegistry(binding);
        if (!Grants.permit(
                snapshot, SolarKinds.REGISTRY_BINDING, binding.namespace(), SolarKinds.TARGET, target.namespace())) {
            return ConditionState.fails(
                    ACCEPTED,
                    ConditionReason.NOT_GRANTED,
                    Grants.missing(
                            SolarKinds.REGISTRY_BINDING, binding.namespace(), SolarKinds.TARGET, target.namespace()));
        }
        if (snapshot.asking(Part.METADATA)
                .find(SolarKinds.TARGET, target)
                .filter(found -> !Lifecycle.isGone(found))
                .isEmpty()) {
            return ConditionState.fails(
                    ACCEPTED, ConditionReason.TARGET_NOT_FOUND, "Target " + target + " does not exist");
        }
        return snapshot.asking(Part.NOTHING).find(SolarKinds.REGISTRY, registry).isEmpty()
                ? ConditionState.fails(
                        ACCEPTED, ConditionReason.REGISTRY_NOT_FOUND, "Registry " + registry + " does not exist")
                : ConditionState.holds(
                        ACCEPTED, ConditionReason.ACCEPTED, "Target " + target + " pulls with Registry " + registry);
    }
}
