package io.fleetgate.templating.test;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.haptic.ValidationTest;
import io.fleetgate.resource.ResourceView;
import io.fleetgate.store.UndecidableException;
import io.fleetgate.templating.TemplateConfig;
import io.fleetgate.templating.context.RenderInput;
import io.fleetgate.templating.judgement.ConfigCheck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The tests of one config. Whoever has threads may run several at once; the results depend on the config alone, so that they need
 * to be run once for each revision.
 */
public final class ValidationTests {
    /** The test that is none: what it gives, every other test has too. */
    public static final String GLOBAL = "_global";

    private final TemplateConfig config;
    private final Map<String, ValidationTest> tests;
    private final FixtureStores stores;
    private final ConfigCheck check;
    private final BooleanSupplier outOfTime;
    private final ProxyJudge proxy;

    /**
     * The tests, to be run under one deadline.
     *
     * @param check what a rendering has to pass
     * @param outOfTime whether the deadline has passed
     */
    public ValidationTests(TemplateConfig config, ConfigCheck check, BooleanSupplier outOfTime, ProxyJudge proxy) {
        this.config = config;
        this.tests = config.spec().validationTests();
        this.stores = new FixtureStores(config.spec());
        this.check = check;
        this.outOfTime = outOfTime;
        this.proxy = proxy;
    }

    /** Which tests there are, sorted. */
    public List<String> names() {
        return tests.keySet().stream()
                .filter(name -> !name.equals(GLOBAL))
                .sorted()
                .toList();
    }

    /** Runs all of them, one after the other. */
    public TestReport run() {
        return new TestReport(names().stream().map(this::run).toList());
    }

    /**
     * Runs one test.
     *
     * @throws IllegalArgumentException if there is no such test
     */
    public TestResult run(String name) {
        ValidationTest test = test(name);
        try {
            if (test.assertions().isEmpty()) {
                return TestResult.failed(name, test.description(), "asserts nothing");
            }
            RenderInput input = input(name);
            TestRun run = new TestRun(
                    config, input, check, new TextAssertion(new SearchPattern(outOfTime)), new ProxyAssertion(proxy));
            return Verdicts.result(name, test, run);
        } catch (FixtureException e) {
            return TestResult.failed(name, test.description(), String.valueOf(e.getMessage()));
        } catch (UndecidableException e) {
            return TestResult.notExecuted(name, test.description(), String.valueOf(e.getMessage()));
        }
    }

    /**
     * What a test renders from.
     *
     * @throws IllegalArgumentException if there is no such test
     * @throws FixtureException if an object cannot be in its store
     */
    public RenderInput input(String name) {
        ValidationTest test = test(name);
        List<ValidationTest> merged = new ArrayList<>();
        Optional.ofNullable(tests.get(GLOBAL)).ifPresent(merged::add);
        merged.add(test);
        Map<String, ResourceView> views = stores.views(merged);
        Map<String, String> fetched = new LinkedHashMap<>();
        merged.forEach(part -> part.httpResources().forEach(http -> fetched.put(http.url(), http.content())));
        JsonNode extraContext = test.extraContext();
        return new RenderInput(
                views, fetched, Optional.of(test.currentConfig()).filter(text -> !text.isEmpty()), extraContext);
    }

    private ValidationTest test(String name) {
        @Nullable ValidationTest test = tests.get(name);
        if (test == null || name.equals(GLOBAL)) {
            throw new IllegalArgumentException("no test " + name);
        }
        return test;
    }
}
