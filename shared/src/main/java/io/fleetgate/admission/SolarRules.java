package io.fleetgate.admission;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import java.util.List;

/** Every kind of the group with its rules; the last two kinds have none beyond their types. */
final class SolarRules {
    private SolarRules() {}

    static List<KindRules<?>> of(AdmissionPolicy policy) {
        return List.of(
                ReleaseRules.of(policy),
                ProfileRules.of(),
                BindingRules.releaseBinding(),
                BindingRules.registryBinding(),
                TargetRules.of(),
                RegistryRules.of(),
                GrantRules.of(),
                RenderRules.task(),
                RenderRules.artifact(),
                RenderRules.binding(),
                typesOnly(SolarKinds.COMPONENT),
                typesOnly(SolarKinds.COMPONENT_VERSION));
    }

    private static <S> KindRules<S> typesOnly(Kind<S> kind) {
        return KindRules.of(kind, List.of(), List.of());
    }
}
