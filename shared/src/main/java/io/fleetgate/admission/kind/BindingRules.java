package io.fleetgate.admission.kind;

import io.fleetgate.admission.rule.KindRules;
import io.fleetgate.api.solar.ObjectReference;
import io.fleetgate.api.solar.RegistryBindingSpec;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.policy.Rule;
import io.fleetgate.problem.Problem;
import io.fleetgate.rollout.reference.References;
import java.util.function.Consumer;

/** Rules of the two kinds that bind something to a Target. */
final class BindingRules {
    private BindingRules() {}

    static KindRules<ReleaseBindingSpec> releaseBinding() {
        return KindRules.of(SolarKinds.RELEASE_BINDING)
                .always(
                        Rule.CONTRADICTORY_REFERENCES,
                        (binding, problems) -> oneTarget(
                                binding.spec().targetRef(), binding.spec().targetNamespace(), problems))
                .reference("spec.targetRef", SolarKinds.TARGET, References::target)
                .reference("spec.releaseRef", SolarKinds.RELEASE, References::release)
                .build();
    }

    static KindRules<RegistryBindingSpec> registryBinding() {
        return KindRules.of(SolarKinds.REGISTRY_BINDING)
                .always(
                        Rule.CONTRADICTORY_REFERENCES,
                        (binding, problems) -> oneTarget(
                                binding.spec().targetRef(), binding.spec().targetNamespace(), problems))
                .reference("spec.targetRef", SolarKinds.TARGET, References::boundTarget)
                .reference("spec.registryRef", SolarKinds.REGISTRY, References::boundRegistry)
                .build();
    }

    private static void oneTarget(ObjectReference nested, String flat, Consumer<Problem> problems) {
        FieldRules.sameNamespace(
                nested.namespace(), "spec.targetRef.namespace", flat, "spec.targetNamespace", problems);
    }
}
