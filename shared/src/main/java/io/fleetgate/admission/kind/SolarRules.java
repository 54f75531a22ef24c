package io.fleetgate.admission.kind;

import io.fleetgate.admission.rule.KindRules;
import io.fleetgate.api.solar.SolarKinds;
import java.util.List;

/** Every kind of the group with its rules; the last two kinds have none beyond their types. */
public final class SolarRules {
    private SolarRules() {}

    public static List<KindRules<?>> all() {
        return List.of(
                ReleaseRules.of(),
                ProfileRules.of(),
                BindingRules.releaseBinding(),
                BindingRules.registryBinding(),
                TargetRules.of(),
                RegistryRules.of(),
                GrantRules.of(),
                RenderRules.task(),
                RenderRules.artifact(),
                RenderRules.binding(),
                KindRules.of(SolarKinds.COMPONENT).build(),
                KindRules.of(SolarKinds.COMPONENT_VERSION).build());
    }
}
