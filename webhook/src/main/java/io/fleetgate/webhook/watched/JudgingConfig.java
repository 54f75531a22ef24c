package io.fleetgate.webhook.watched;

import io.fleetgate.problem.Problem;
import io.fleetgate.resource.ResourceChange;
import io.fleetgate.resource.ResourceChanges;
import io.fleetgate.resource.WatchedResources;
import io.fleetgate.scope.ConfigScope;
import io.fleetgate.store.Allowance;
import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.templating.TemplateConfig;
import io.fleetgate.templating.judgement.ConfigCheck;
import io.fleetgate.templating.judgement.RenderProblems;
import io.fleetgate.templating.judgement.RenderVerdict;
import io.fleetgate.templating.judgement.TemplateJudge;
import io.fleetgate.templating.manifest.Manifests;
import io.fleetgate.templating.rendering.ConfigRenderer;
import java.util.Optional;

/** One revision of a config within its scope, which judges changes of what it watches. For any number of threads. */
final class JudgingConfig {
    private final TemplateConfig config;
    private final ConfigScope scope;

    /** Of whichever rendering was the last: it saves work, and decides nothing. */
    private volatile Manifests previous = Manifests.NONE;

    /** Narrows the config to what it may see. */
    JudgingConfig(TemplateConfig config, ConfigScope scope) {
        this.config = new TemplateConfig(
                config.key(), config.spec(), scope.narrow(config.watches()), config.templates(), config.entries());
        this.scope = scope;
    }

    TemplateConfig config() {
        return config;
    }

    /**
     * What is wrong once the change is stored.
     *
     * @throws io.fleetgate.store.UndecidableException where a store that matters is not known, or the time is over
     */
    Optional<Problem> judge(ResourceChange change, WatchedResources resources, Allowance time) {
        TemplateJudge judge = new TemplateJudge(check(scope, time));
        RenderVerdict verdict = judge.judge(
                config, resources.of(config.watches()), ResourceChanges.of(change), resources.namespaces(), previous);
        if (verdict instanceof RenderVerdict.Sound(var check)) {
            previous = check.manifests();
        }
        return RenderProblems.of(config.key(), verdict);
    }

    static ConfigCheck check(ConfigScope scope, Allowance time) {
        return new ConfigCheck(new ConfigRenderer(RenderLimits.DEFAULT, time::isSpent), new ScopeRule(scope));
    }
}
