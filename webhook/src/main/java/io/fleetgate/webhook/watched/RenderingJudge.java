package io.fleetgate.webhook.watched;

import io.fleetgate.admission.Verdict;
import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.problem.Problem;
import io.fleetgate.resource.WatchedResources;
import io.fleetgate.scope.ConfigScope;
import io.fleetgate.scope.ScopePolicy;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Change;
import io.fleetgate.store.Snapshot;
import io.fleetgate.templating.CompiledConfig;
import io.fleetgate.templating.ConfigCompiler;
import io.fleetgate.templating.TemplateConfig;
import io.fleetgate.templating.judgement.ConfigJudge;
import io.fleetgate.webhook.validate.Judge;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rules and, for a config that they allow, what it would render from the objects as they are. */
public final class RenderingJudge implements Judge {
    private final Judge rules;
    private final WatchedFeed feed;
    private final ScopePolicy policy;

    public RenderingJudge(Judge rules, WatchedFeed feed, ScopePolicy policy) {
        this.rules = rules;
        this.feed = feed;
        this.policy = policy;
    }

    @Override
    public Verdict judge(Snapshot stored, Change change, Allowance allowance) {
        Verdict verdict = rules.judge(stored, change, allowance);
        return verdict instanceof Verdict.Allowed(List<Problem> warnings)
                        && change.kind().equals(HapticKinds.TEMPLATE_CONFIG)
                ? judge(change, warnings, allowance)
                : verdict;
    }

    private Verdict judge(Change change, List<Problem> warnings, Allowance allowance) {
        return switch (change) {
            case Change.Create(FleetObject<?> after) -> judge(after, Optional.empty(), warnings, allowance);
            case Change.Update(FleetObject<?> before, FleetObject<?> after) ->
                after.isTerminating()
                                || before.document()
                                        .path("spec")
                                        .equals(after.document().path("spec"))
                        ? new Verdict.Allowed(warnings)
                        : judge(after, Optional.of(before), warnings, allowance);
            case Change.Delete _ -> new Verdict.Allowed(warnings);
        };
    }

    /** One that does not compile is the rules' affair: they allow it where it did not before. */
    private Verdict judge(
            FleetObject<?> proposed, Optional<FleetObject<?>> stored, List<Problem> warnings, Allowance allowance) {
        if (!(compile(proposed) instanceof TemplateConfig config)) {
            return new Verdict.Allowed(warnings);
        }
        WatchedResources resources = feed.resources();
        ConfigScope scope = ConfigScope.of(proposed.namespace(), policy);
        List<Problem> problems = new ConfigJudge(JudgingConfig.check(scope, allowance), scope, resources::of)
                .judge(config, stored.map(RenderingJudge::compile));
        List<Problem> errors = problems.stream().filter(Problem::isError).toList();
        List<Problem> said = new ArrayList<>(warnings);
        problems.stream().filter(problem -> !problem.isError()).forEach(said::add);
        return errors.isEmpty() ? new Verdict.Allowed(said) : new Verdict.Denied(errors, said);
    }

    private static CompiledConfig compile(FleetObject<?> config) {
        return ConfigCompiler.compile(
                FleetObject.<HAProxyTemplateConfigSpec>read(HapticKinds.TEMPLATE_CONFIG, config.document()));
    }
}
