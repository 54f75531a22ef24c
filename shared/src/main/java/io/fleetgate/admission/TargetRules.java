package io.fleetgate.admission;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.problem.Problem;
import io.fleetgate.rollout.References;
import io.fleetgate.store.Snapshot;
import java.util.List;
import java.util.function.Consumer;

/** Rules of Targets: where their bootstrap is rendered to. */
final class TargetRules {
    private TargetRules() {}

    static KindRules<TargetSpec> of() {
        return KindRules.of(
                SolarKinds.TARGET,
                List.of((target, problems) -> FieldRules.sameNamespace(
                        target.spec().renderRegistryRef().namespace(),
                        "spec.renderRegistryRef.namespace",
                        target.spec().renderRegistryNamespace(),
                        "spec.renderRegistryNamespace",
                        problems)),
                List.of(TargetRules::registry));
    }

    private static void registry(Snapshot overlay, FleetObject<TargetSpec> target, Consumer<Problem> warnings) {
        ReferenceAdvice.check(
                overlay, target, SolarKinds.REGISTRY, References.registry(target), "spec.renderRegistryRef", warnings);
    }
}
