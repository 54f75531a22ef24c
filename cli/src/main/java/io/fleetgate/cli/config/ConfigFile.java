package io.fleetgate.cli.config;

import io.fleetgate.admission.config.ConfigStructure;
import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.cli.input.Finding;
import io.fleetgate.cli.input.InputDocument;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.problem.Problem;
import io.fleetgate.templating.CompiledConfig;
import io.fleetgate.templating.ConfigCompiler;
import io.fleetgate.templating.TemplateConfig;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A config as it is written.
 *
 * @param findings what is wrong with it by itself, as admission says it
 * @param compiled empty where something is
 */
public record ConfigFile(InputDocument written, List<Finding> findings, Optional<TemplateConfig> compiled) {
    public ConfigFile {
        findings = List.copyOf(findings);
    }

    /** Whether a document is a config. */
    public static boolean isOne(InputDocument document) {
        return document.groupKind().equals(HapticKinds.TEMPLATE_CONFIG.groupKind());
    }

    /** Reads and compiles a config. */
    public static ConfigFile of(InputDocument written) {
        FleetObject<HAProxyTemplateConfigSpec> config =
                FleetObject.read(HapticKinds.TEMPLATE_CONFIG, written.document().json());
        Set<Problem> problems = new LinkedHashSet<>(config.defects());
        ConfigStructure.check(config, problems::add);
        CompiledConfig compiled = ConfigCompiler.compile(config);
        if (compiled instanceof CompiledConfig.Broken(List<Problem> broken)) {
            problems.addAll(broken);
        }
        List<Finding> findings = new ArrayList<>();
        problems.forEach(problem -> findings.add(new Finding(written.place(problem.path()), problem)));
        boolean isRight = findings.stream().noneMatch(Finding::isError);
        return new ConfigFile(
                written,
                findings,
                isRight && compiled instanceof TemplateConfig ready ? Optional.of(ready) : Optional.empty());
    }

    public ObjectKey key() {
        return written.key();
    }
}
