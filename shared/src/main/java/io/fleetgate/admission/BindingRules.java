package io.fleetgate.admission;

import io.fleetgate.api.solar.ObjectReference;
import io.fleetgate.api.solar.RegistryBindingSpec;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.problem.Problem;
import io.fleetgate.rollout.References;
import io.fleetgate.store.Snapshot;
import java.util.List;
import java.util.function.Consumer;

/** Rules of the two kinds that bind something to a Target. */
final class BindingRules {
    private BindingRules() {}

    static KindRules<ReleaseBindingSpec> releaseBinding() {
        return KindRules.of(
                SolarKinds.RELEASE_BINDING,
                List.of((binding, problems) ->
                        oneTarget(binding.spec().targetRef(), binding.spec().targetNamespace(), problems)),
                List.of(BindingRules::adviseRelease));
    }

    static KindRules<RegistryBindingSpec> registryBinding() {
        return KindRules.of(
                SolarKinds.REGISTRY_BINDING,
                List.of((binding, problems) ->
                        oneTarget(binding.spec().targetRef(), binding.spec().targetNamespace(), problems)),
                List.of(BindingRules::adviseRegistry));
    }

    private static void oneTarget(ObjectReference nested, String flat, Consumer<Problem> problems) {
        FieldRules.sameNamespace(
                nested.namespace(), "spec.targetRef.namespace", flat, "spec.targetNamespace", problems);
    }

    private static void adviseRelease(
            Snapshot overlay, FleetObject<ReleaseBindingSpec> binding, Consumer<Problem> warnings) {
        ReferenceAdvice.check(
                overlay, binding, SolarKinds.TARGET, References.target(binding), "spec.targetRef", warnings);
        ReferenceAdvice.check(
                overlay, binding, SolarKinds.RELEASE, References.release(binding), "spec.releaseRef", warnings);
    }

    private static void adviseRegistry(
            Snapshot overlay, FleetObject<RegistryBindingSpec> binding, Consumer<Problem> warnings) {
        ReferenceAdvice.check(
                overlay, binding, SolarKinds.TARGET, References.boundTarget(binding), "spec.targetRef", warnings);
        ReferenceAdvice.check(
                overlay, binding, SolarKinds.REGISTRY, References.boundRegistry(binding), "spec.registryRef", warnings);
    }
}
