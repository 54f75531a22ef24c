package io.fleetgate.admission.config;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.api.solar.Samples;
import io.fleetgate.object.FleetObject;
import io.fleetgate.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConfigStructureTest {
    private static final YAMLMapper YAML = new YAMLMapper();

    @Test
    void aConfigWithEveryFieldIsValid() {
        List<Problem> problems = new ArrayList<>();

        ConfigStructure.check(
                FleetObject.read(HapticKinds.TEMPLATE_CONFIG, Samples.full(HapticKinds.TEMPLATE_CONFIG)),
                problems::add);

        assertThat(problems).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "haproxyConfig: {template: x}",
                "k8sResources: {a: {template: x}}",
                "watchedResources: {a: {apiVersion: v1, resources: pods, indexBy: [metadata.name]}}",
                "haproxyConfig: {template: x}, dataplane: {maxParallel: 0}, logging: {level: warn}",
                "haproxyConfig: {template: x}, validationTests: {_global: {fixtures: {haproxy-pods: [{}]}}}"
            })
    void whatIsLeftOutIsNotMissing(String spec) {
        assertThat(paths(spec)).isEmpty();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            haproxyConfig: {postProcessing: [{type: regex_replace, params: {pattern: x}}]} | spec spec.haproxyConfig.template
            templateSnippets: {a: {}}                                       | spec.templateSnippets.a.template
            k8sResources: {a.b: {}}                                         | spec.k8sResources['a.b'].template
            maps: {a: {template: x}}, files: {a: {template: x}}             | spec.files.a
            maps: {haproxy.cfg: {template: x}}                              | spec.maps['haproxy.cfg']
            maps: {a: {template: x, postProcessing: [{type: upper}]}}       | spec.maps.a.postProcessing[0].type spec.maps.a.postProcessing[0].params.pattern
            templatingSettings: {engine: jinja, extraContext: [1]}          | spec.templatingSettings.engine spec.templatingSettings.extraContext
            templatingSettings: {renderTimeout: soon}                       | spec.templatingSettings.renderTimeout
            dataplane: {port: 0}                                            | spec.dataplane.port
            dataplane: {port: 65536, rawPushThreshold: -1, maxParallel: -1} | spec.dataplane.port spec.dataplane.maxParallel spec.dataplane.rawPushThreshold
            dataplane: {deploymentTimeout: -1s}                             | spec.dataplane.deploymentTimeout
            controller: {configPublishing: {compressionThreshold: -1}}      | spec.controller.configPublishing.compressionThreshold
            controller: {leaderElection: {leaseDuration: 60}}               | ~~
            controller: {leaderElection: {leaseDuration: 10s}}              | spec.controller.leaderElection.leaseDuration
            controller: {leaderElection: {retryPeriod: 12s}}                | spec.controller.leaderElection.renewDeadline
            logging: {level: LOUD}                                          | spec.logging.level
            podSelector: {matchLabels: {app: ''}}                           | spec.podSelector.matchLabels.app
            watchedResources: {a: {resources: x, indexBy: [b]}}             | spec.watchedResources.a.apiVersion
            """)
    void aMistakeIsReportedAtItsField(String more, String paths) {
        String spec = more.startsWith("haproxyConfig") ? more : "haproxyConfig: {template: x}, " + more;

        assertThat(String.join(" ", paths(spec))).isEqualTo(paths);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            assertions: []                                               | .assertions
            fixtures: {x: []}, assertions: [{type: deterministic}]       | .fixtures.x
            fixtures: {haproxy-pods: [1]}, assertions: [{type: equals}]  | .fixtures.haproxy-pods[0]
            httpResources: [{}], assertions: [{type: equals}]            | .httpResources[0].url
            extraContext: text, assertions: [{type: equals}]             | .extraContext
            assertions: [{}]                                             | .assertions[0].type
            assertions: [{type: equals, target: 'map:'}]                 | .assertions[0].target
            assertions: [{type: equals, target: other}]                  | .assertions[0].target
            assertions: [{type: contains}]                               | .assertions[0].pattern
            assertions: [{type: match_count, pattern: x, expected: many}] | .assertions[0].expected
            assertions: [{type: jsonpath}]                               | .assertions[0].jsonpath
            assertions: [{type: match_order}]                            | .assertions[0].patterns
            """)
    void aMistakeInATestIsReportedAtItsField(String test, String path) {
        assertThat(paths("haproxyConfig: {template: x}, validationTests: {t: {" + test + "}}"))
                .containsExactly("spec.validationTests.t" + path);
    }

    @Test
    void aConfigThatDoesNothingIsRefused() {
        assertThat(paths("templateSnippets: {a: {template: x}}")).containsExactly("spec");
    }

    private static List<String> paths(String spec) {
        List<Problem> problems = new ArrayList<>();
        try {
            ConfigStructure.check(
                    FleetObject.read(
                            HapticKinds.TEMPLATE_CONFIG,
                            Samples.withSpec(HapticKinds.TEMPLATE_CONFIG, YAML.readTree("{" + spec + "}"))),
                    problems::add);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(spec, e);
        }
        return problems.stream().map(Problem::path).toList();
    }
}
