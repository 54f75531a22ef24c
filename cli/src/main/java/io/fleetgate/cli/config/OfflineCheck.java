package io.fleetgate.cli.config;

import io.fleetgate.scope.ConfigScope;
import io.fleetgate.scope.ScopePolicy;
import io.fleetgate.store.UndecidableException;
import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.templating.TemplateConfig;
import io.fleetgate.templating.context.RenderInput;
import io.fleetgate.templating.judgement.Check;
import io.fleetgate.templating.judgement.ConfigCheck;
import io.fleetgate.templating.manifest.Manifests;
import io.fleetgate.templating.rendering.ConfigRenderer;
import io.fleetgate.templating.test.ProxyJudge;
import io.fleetgate.templating.test.TestReport;
import io.fleetgate.templating.test.TestResult;
import io.fleetgate.templating.test.ValidationTests;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The checks of admission under one deadline, the tests of a config on all processors. */
public final class OfflineCheck {
    private final ScopePolicy policy;
    private final Deadline deadline;
    private final ProxyJudge proxy;

    public OfflineCheck(ScopePolicy policy, Deadline deadline, ProxyJudge proxy) {
        this.policy = policy;
        this.deadline = deadline;
        this.proxy = proxy;
    }

    /** What the config reaches, by the policy. */
    public ConfigScope scope(TemplateConfig config) {
        return ConfigScope.of(config.key().namespace(), policy);
    }

    /** What a config sees of some objects. */
    public RenderInput input(TemplateConfig config, OfflineStores stores) {
        return RenderInput.of(stores.of(scope(config).narrow(config.watches())).views());
    }

    /**
     * Renders a config and checks what comes of it.
     *
     * @throws UndecidableException where the deadline passes first
     */
    public Check render(TemplateConfig config, RenderInput input) {
        return check(config).check(config, input, Manifests.NONE);
    }

    /** Runs all tests of a config. */
    public TestReport test(TemplateConfig config) throws InterruptedException {
        ValidationTests tests = tests(config);
        List<Future<TestResult>> running = new ArrayList<>();
        List<TestResult> results = new ArrayList<>();
        try (ExecutorService processors =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
            tests.names().forEach(name -> running.add(processors.submit(() -> tests.run(name))));
            for (Future<TestResult> test : running) {
                results.add(test.get());
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a test met a bug", e.getCause());
        }
        return TestReport.of(tests.names(), results);
    }

    /** The tests, for whoever runs them in a way of their own. */
    public ValidationTests tests(TemplateConfig config) {
        return new ValidationTests(config, check(config), deadline::hasPassed, proxy);
    }

    private ConfigCheck check(TemplateConfig config) {
        ConfigScope scope = scope(config);
        return new ConfigCheck(
                new ConfigRenderer(RenderLimits.DEFAULT, deadline::hasPassed),
                manifest -> scope.refusal(manifest.groupKind(), manifest.key().namespace()));
    }
}
