package io.fleetgate.admission.config;

import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.api.haptic.TemplateConfigDefaults;
import io.fleetgate.object.FleetObject;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.resource.watch.ParsedWatches;
import io.fleetgate.resource.watch.WatchParser;
import java.util.List;
import java.util.function.Consumer;

/** The whole structure of a config; what a config leaves out has its default by then. */
public final class ConfigStructure {
    private ConfigStructure() {}

    public static void check(FleetObject<HAProxyTemplateConfigSpec> config, Consumer<Problem> problems) {
        HAProxyTemplateConfigSpec spec = TemplateConfigDefaults.fill(config.spec(), config.namespace());
        checkPurpose(spec, problems);
        if (WatchParser.parse(spec) instanceof ParsedWatches.Invalid(List<Problem> found)) {
            found.forEach(problems);
        }
        TemplateStructure.check(spec, problems);
        ProxySettings.check(spec, problems);
        TestStructure.check(spec, problems);
    }

    private static void checkPurpose(HAProxyTemplateConfigSpec spec, Consumer<Problem> problems) {
        if (spec.watchedResources().isEmpty()
                && spec.k8sResources().isEmpty()
                && spec.haproxyConfig().template().isEmpty()) {
            problems.accept(Problem.error(
                    "spec",
                    Reason.REQUIRED,
                    "neither watches nor renders anything",
                    "write watchedResources, k8sResources or haproxyConfig"));
        }
    }
}
