package io.fleetgate.webhook.watched;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.problem.Problem;
import io.fleetgate.scope.ConfigScope;
import io.fleetgate.scope.ScopePolicy;
import io.fleetgate.templating.CompiledConfig;
import io.fleetgate.templating.ConfigCompiler;
import io.fleetgate.templating.TemplateConfig;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Configs by what they say, each compiled once for each of its revisions. For one thread. */
final class CompiledConfigs {
    private final ScopePolicy policy;
    private Map<ObjectKey, Compiled> compiled = new TreeMap<>();

    private record Compiled(JsonNode spec, List<JudgingConfig> usable, List<Problem> problems) {}

    CompiledConfigs(ScopePolicy policy) {
        this.policy = policy;
    }

    /** Takes the place of what was stored before; what says the same is not compiled again. */
    void replaceBy(Collection<FleetObject<HAProxyTemplateConfigSpec>> stored) {
        Map<ObjectKey, Compiled> all = new TreeMap<>();
        for (FleetObject<HAProxyTemplateConfigSpec> config : stored) {
            Compiled before = compiled.get(config.key());
            JsonNode spec = config.document().path("spec");
            all.put(config.key(), before != null && before.spec.equals(spec) ? before : compile(config, spec));
        }
        compiled = all;
    }

    /** Those that compile and watch nothing that they must not, by name. */
    List<JudgingConfig> usable() {
        return compiled.values().stream().flatMap(each -> each.usable.stream()).toList();
    }

    /** A sentence for each of the others. */
    List<String> notices() {
        List<String> notices = new ArrayList<>();
        compiled.forEach((key, each) -> each.problems.stream()
                .findFirst()
                .ifPresent(problem -> notices.add("HAProxyTemplateConfig " + key
                        + " judges nothing, because it is wrong itself: " + problem.statement())));
        return notices.stream().sorted().toList();
    }

    private Compiled compile(FleetObject<HAProxyTemplateConfigSpec> config, JsonNode spec) {
        ConfigScope scope = ConfigScope.of(config.namespace(), policy);
        return switch (ConfigCompiler.compile(config)) {
            case TemplateConfig templates -> {
                List<Problem> problems = scope.problems(templates.watches());
                yield new Compiled(
                        spec, problems.isEmpty() ? List.of(new JudgingConfig(templates, scope)) : List.of(), problems);
            }
            case CompiledConfig.Broken(List<Problem> problems) -> new Compiled(spec, List.of(), problems);
        };
    }
}
