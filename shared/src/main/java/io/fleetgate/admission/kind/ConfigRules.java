package io.fleetgate.admission.kind;

import io.fleetgate.admission.config.ConfigStructure;
import io.fleetgate.admission.rule.KindRules;
import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.policy.Rule;
import io.fleetgate.templating.ConfigCompiler;

/** Rules of HAProxyTemplateConfigs by themselves; what they render is judged where the objects that they watch are known. */
public final class ConfigRules {
    private ConfigRules() {}

    public static KindRules<HAProxyTemplateConfigSpec> of() {
        return KindRules.of(HapticKinds.TEMPLATE_CONFIG)
                .always(Rule.CONFIG_STRUCTURE, ConfigStructure::check)
                .always(
                        Rule.CONFIG_TEMPLATES,
                        (config, problems) ->
                                ConfigCompiler.templateProblems(config).forEach(problems))
                .build();
    }
}
