package io.fleetgate.templating.test;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.template.budget.RenderLimits;
import io.fleetgate.templating.Configs;
import io.fleetgate.templating.TemplateConfig;
import io.fleetgate.templating.judgement.ConfigCheck;
import io.fleetgate.templating.judgement.ManifestRule;
import io.fleetgate.templating.proxy.ProxyProblem;
import io.fleetgate.templating.proxy.external.ExternalVerdict;
import io.fleetgate.templating.rendering.ConfigRenderer;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a config's own tests say of it. */
class ValidationTestsTest {
    private static final String CONFIG = Configs.WATCH + """
            templatingSettings: {extraContext: {region: west, size: 3}}
            maps:
              hosts.map:
                template: |
                  {% for i in resources.ingresses.List() %}{{ i.spec.rules[0].host }} {{ i.kind }}
                  {% endfor %}
            k8sResources:
              settings:
                template: |
                  apiVersion: v1
                  kind: ConfigMap
                  metadata: {namespace: shop, name: settings}
            haproxyConfig:
              template: |
                frontend http
                  # {{ region }} {{ fileRegistry.Register("crt-list", "all.list", "a b") }}
                {% for i in resources.ingresses.List() %}
                {% if i.metadata.name == "bad" %}{{ fail("no bad ones") }}{% endif %}
                backend {{ i.metadata.namespace }}_{{ i.metadata.name }}
                {% endfor %}
            """;

    private static final String TWO = """
            fixtures:
              ingresses:
                - {metadata: {namespace: ns, name: a}, spec: {rules: [{host: a.example}]}}
                - {metadata: {namespace: ns, name: b}, spec: {rules: [{host: b.example}]}}
            """;

    private static final String BAD = """
            fixtures:
              ingresses: [{metadata: {namespace: ns, name: bad}, spec: {rules: [{host: x}]}}]
            """;

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiterString = " => ", quoteCharacter = '`', textBlock = """
            {type: contains, pattern: "backend ns_[ab]"}                                     => passed
            {type: contains, target: haproxy.cfg, pattern: "backend ns_c"}                   => failed: nothing matches backend ns_c
            {type: contains, pattern: "(?m)^  # west"}                                       => passed
            {type: contains, pattern: "("}                                                   => failed: pattern ( a regular expression is wrong: missing closing )
            {type: not_contains, pattern: "backend ns_c"}                                    => passed
            {type: not_contains, pattern: "backend ns_a"}                                    => failed: something matches backend ns_a
            {type: match_count, pattern: "(?m)^backend ", expected: "2"}                     => passed
            {type: match_count, pattern: "(?m)^backend ", expected: "3"}                     => failed: 2 matches of (?m)^backend  instead of 3
            {type: match_count, pattern: "backend", expected: "x"}                           => failed: expects "x" matches, which is no whole number
            {type: match_order, patterns: [frontend, ns_a, ns_b]}                            => passed
            {type: match_order, patterns: [ns_b, ns_a]}                                      => failed: pattern 2, ns_a, matches before the one before it, ns_b
            {type: match_order, patterns: [ns_a, ns_c]}                                      => failed: nothing matches pattern 2, ns_c
            {type: match_order}                                                              => failed: lists no patterns
            {type: equals, target: "crt-list:/etc/haproxy/general/all.list", expected: a b}  => passed
            {type: equals, target: "crt-list:all.list", expected: a}                         => failed: is "a b" instead of "a"
            {type: contains, target: "map:hosts.map", pattern: "a.example Ingress"}          => passed
            {type: contains, target: "map:other.map", pattern: frontend}                     => failed: nothing is rendered as map:other.map
            {type: not_contains, target: "cert:other.pem", pattern: frontend}                => failed: nothing is rendered as cert:other.pem
            {type: contains, target: other, pattern: frontend}                               => failed: nothing is rendered as other
            {type: contains, target: "k8s:settings", pattern: "kind: ConfigMap"}             => passed
            {type: contains, target: rendering_error, pattern: bad}                          => failed: nothing is wrong with what is rendered
            {type: jsonpath, jsonpath: "{.extraContext.region}", expected: west}             => passed
            {type: jsonpath, jsonpath: size, expected: "3"}                                  => passed
            {type: jsonpath, jsonpath: "resources.ingresses.List()[1].metadata.name", expected: b} => passed
            {type: jsonpath, jsonpath: "resources.ingresses.List()[*].spec"}                 => passed
            {type: jsonpath, jsonpath: extraContext.region, expected: east}                  => failed: at extraContext.region is west instead of east
            {type: jsonpath, jsonpath: extraContext.zone}                                    => failed: nothing is at extraContext.zone
            {type: jsonpath, jsonpath: currentConfig}                                        => failed: nothing is at currentConfig
            {type: jsonpath, jsonpath: "a..b"}                                               => failed: a..b descends recursively with "..", which is not supported
            {type: deterministic}                                                            => passed
            {type: sounds_good}                                                              => failed: there are no assertions of type sounds_good
            """)
    void whatAnAssertionComesTo(String assertion, String expected) {
        AssertionResult result =
                run(TWO + "assertions: [" + assertion + "]").assertions().getFirst();

        String message = result.message().isEmpty() ? "" : ": " + result.message();
        assertThat(result.outcome().wireName() + message).isEqualTo(expected);
    }

    @Test
    void whatAllTestsHaveIsReplacedByWhatOneHas() {
        String tests = """
                validationTests:
                  _global:
                    fixtures:
                      ingresses:
                        - {metadata: {namespace: ns, name: a}, spec: {rules: [{host: all.example}]}}
                        - {metadata: {namespace: ns, name: c}, spec: {rules: [{host: c.example}]}}
                      haproxy-pods: [{metadata: {namespace: ns, name: proxy-0}}]
                    assertions: [{type: contains, pattern: never}]
                  one:
                    fixtures:
                      ingresses: [{metadata: {namespace: ns, name: a}, spec: {rules: [{host: one.example}]}}]
                    extraContext: {region: north}
                    assertions:
                      - {type: contains, target: "map:hosts.map", pattern: "^one.example Ingress\\nc.example Ingress\\n"}
                      - {type: contains, pattern: north}
                      - {type: jsonpath, jsonpath: region, expected: north}
                      - {type: jsonpath, jsonpath: "controller.haproxy_pods.List()[0].metadata.name", expected: proxy-0}
                  two:
                    assertions: [{type: contains, pattern: west}, {type: contains, target: "map:hosts.map", pattern: all}]
                """;

        TestReport report = tests(tests, () -> false, ProxyJudge.NONE).run();

        assertThat(report.tests()).extracting(TestResult::name).containsExactly("one", "two");
        assertThat(report.complaint()).isEmpty();
        assertThat(report.isGood()).isTrue();
    }

    @Test
    void whatIsFetchedAndWhatRunsComesFromTheTest() {
        TemplateConfig config = Configs.config(Configs.WATCH + """
                haproxyConfig:
                  template: '# {{ currentConfig }} {{ http.Fetch("http://lists.example/a") }}'
                validationTests:
                  _global:
                    httpResources: [{url: "http://lists.example/a", content: everywhere}]
                    assertions: []
                  given:
                    currentConfig: old
                    httpResources: [{url: "http://lists.example/a", content: here}]
                    assertions: [{type: equals, expected: "# old here\\n"}]
                  missing:
                    assertions: [{type: equals, expected: "#  everywhere\\n"}]
                """);

        assertThat(tests(config, () -> false, ProxyJudge.NONE).run().complaint())
                .isEmpty();
    }

    @Test
    void aFailureThatATestExpectsPasses() {
        TestResult result = run(BAD + """
                assertions:
                  - {type: equals, target: rendering_error, expected: no bad ones}
                  - {type: contains, pattern: frontend}
                """);

        assertThat(result.outcome()).isEqualTo(Outcome.PASSED);
        assertThat(result.renderError()).isEqualTo("no bad ones");
        assertThat(result.assertions())
                .extracting(AssertionResult::outcome)
                .containsExactly(Outcome.PASSED, Outcome.FAILED);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiterString = " => ", quoteCharacter = '`', textBlock = """
            {type: contains, pattern: frontend}                            => it
            {type: not_contains, pattern: anything}                        => nor that nothing is there
            {type: deterministic}                                          => nor that it is the same twice
            {type: haproxy_valid}                                          => nor that HAProxy likes it
            {type: contains, target: rendering_error, pattern: other}      => nor another failure
            """)
    void aFailureThatNoAssertionForesawFailsTheTest(String assertion, String unused) {
        TestResult result = run(BAD + "assertions: [" + assertion + "]");

        assertThat(result.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(result.assertions())
                .extracting(AssertionResult::outcome)
                .containsExactly(Outcome.FAILED, Outcome.FAILED);
        assertThat(result.assertions().getFirst().message()).isEqualTo("no bad ones");
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(delimiterString = " => ", quoteCharacter = '`', textBlock = """
            {services: []}                           => fixtures are for store "services", which the config does not have
            {ingresses: [{metadata: {name: a}}]}     => fixture ingresses[0] has nothing at a path of indexBy, so that nothing finds it
            {ingresses: [{metadata: {namespace: a}}]} => fixture ingresses[0] has no metadata.name
            {ingresses: [a]}                         => fixture ingresses[0] is no object
            """)
    void aFixtureThatCannotBeInItsStoreFailsTheTest(String fixtures, String error) {
        TestResult result =
                run("fixtures: " + fixtures + "\nassertions: [{type: contains, target: rendering_error, pattern: .}]");

        assertThat(result.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(result.error()).isEqualTo(error);
    }

    @Test
    void aTestThatAssertsNothingFails() {
        assertThat(run(TWO).error()).isEqualTo("asserts nothing");
    }

    @Test
    void whatIsNotExecutedIsNotGood() {
        TestResult late = tests(one("assertions: [{type: deterministic}]"), () -> true, ProxyJudge.NONE)
                .run("one");
        TestResult good = run("assertions: [{type: contains, pattern: frontend}]");

        assertThat(late.outcome()).isEqualTo(Outcome.NOT_EXECUTED);
        assertThat(TestReport.of(List.of("one", "two", "three"), List.of(good)).complaint())
                .contains("""
                        2/3 tests failed
                        three: was not executed in time
                        two: was not executed in time""");
    }

    @Test
    void aComplaintNamesWhatFailsAndNothingElse() {
        String tests = """
                validationTests:
                  fine: {assertions: [{type: contains, pattern: frontend}]}
                  wrong:
                    assertions:
                      - {type: contains, pattern: frontend}
                      - {type: contains, pattern: listen, description: it listens}
                  worse:
                    fixtures: {ingresses: [{metadata: {namespace: ns, name: bad}, spec: {}}]}
                    assertions: [{type: deterministic}]
                """;

        assertThat(tests(tests, () -> false, ProxyJudge.NONE).run().complaint()).contains("""
                2/3 tests failed
                worse
                  the templates can be rendered: no bad ones
                  deterministic: nothing is rendered, because a template fails
                wrong
                  it listens: nothing matches listen""");
    }

    @Test
    void withoutAnHaproxyNothingIsSaidOfWhatOnlyItKnows() {
        String valid = "{type: haproxy_valid}";

        TestResult alone = run("assertions: [" + valid + "]");
        TestResult besides = run("assertions: [" + valid + ", {type: deterministic}]");

        assertThat(alone.outcome()).isEqualTo(Outcome.NOT_JUDGED);
        assertThat(besides.outcome()).isEqualTo(Outcome.PASSED);
        TestReport report = new TestReport(List.of(alone));
        assertThat(report.isGood()).isTrue();
        assertThat(report.warning())
                .contains("1 assertion was not judged: haproxy_valid needs an HAProxy, and none is configured");
        assertThat(new TestReport(List.of(run("assertions: [{type: deterministic}]"))).warning())
                .isEmpty();
    }

    @Test
    void whatIsWrongWithoutAskingFailsWithoutHaproxy() {
        TestResult result = run("""
                fixtures:
                  ingresses: [{metadata: {namespace: ns, name: 'a"'}, spec: {rules: [{host: x}]}}]
                assertions: [{type: haproxy_valid}]
                """);

        assertThat(result.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(result.assertions().getFirst().message())
                .startsWith("spec.haproxyConfig renders what HAProxy does not accept");
    }

    @Test
    void whatHaproxySaysCounts() {
        ProxyProblem problem = new ProxyProblem("haproxy.cfg", 0, "no such option", "");

        assertThat(haproxyValid(new ExternalVerdict.Accepted())).isEqualTo("passed ");
        assertThat(haproxyValid(new ExternalVerdict.Rejected(List.of(problem))))
                .isEqualTo("failed haproxy.cfg: no such option");
        assertThat(haproxyValid(new ExternalVerdict.Refused(List.of(problem))))
                .isEqualTo("failed HAProxy was not asked\nhaproxy.cfg: no such option");
        assertThat(haproxyValid(new ExternalVerdict.Unavailable("it is gone"))).isEqualTo("notExecuted it is gone");
        assertThat(tests(
                                one("assertions: [{type: haproxy_valid}]"),
                                () -> false,
                                _ -> Optional.of(new ExternalVerdict.OutOfTime()))
                        .run("one")
                        .outcome())
                .isEqualTo(Outcome.NOT_EXECUTED);
    }

    private static String haproxyValid(ExternalVerdict verdict) {
        AssertionResult result = tests(
                        one("assertions: [{type: haproxy_valid}]"), () -> false, _ -> Optional.of(verdict))
                .run("one")
                .assertions()
                .getFirst();
        return result.outcome().wireName() + " " + result.message();
    }

    private static TestResult run(String test) {
        return tests(one(test), () -> false, ProxyJudge.NONE).run("one");
    }

    private static String one(String test) {
        return "validationTests:\n  one:\n" + test.indent(4);
    }

    private static ValidationTests tests(String tests, BooleanSupplier outOfTime, ProxyJudge proxy) {
        return tests(Configs.config(CONFIG + tests), outOfTime, proxy);
    }

    private static ValidationTests tests(TemplateConfig config, BooleanSupplier outOfTime, ProxyJudge proxy) {
        ConfigCheck check = new ConfigCheck(new ConfigRenderer(RenderLimits.DEFAULT, outOfTime), ManifestRule.NONE);
        return new ValidationTests(config, check, outOfTime, proxy);
    }
}
