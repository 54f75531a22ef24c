package io.fleetgate.admission.kind;

import io.fleetgate.admission.rule.KindRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.policy.Rule;
import io.fleetgate.problem.Problem;
import io.fleetgate.rollout.reference.References;
import java.util.function.Consumer;

/** Rules of Targets: where their bootstrap is rendered to. */
final class TargetRules {
    private TargetRules() {}

    static KindRules<TargetSpec> of() {
        return KindRules.of(SolarKinds.TARGET)
                .always(Rule.CONTRADICTORY_REFERENCES, TargetRules::oneNamespace)
                .reference("spec.renderRegistryRef", SolarKinds.REGISTRY, References::registry)
                .build();
    }

    private static void oneNamespace(FleetObject<TargetSpec> target, Consumer<Problem> problems) {
        FieldRules.sameNamespace(
                target.spec().renderRegistryRef().namespace(),
                "spec.renderRegistryRef.namespace",
                target.spec().renderRegistryNamespace(),
                "spec.renderRegistryNamespace",
                problems);
    }
}
