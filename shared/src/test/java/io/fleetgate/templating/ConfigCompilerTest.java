package io.fleetgate.templating;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.problem.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Configs that can be rendered, and what is said about others. */
class ConfigCompilerTest {

    @Test
    void entriesAreRenderedByKindAndThenAsWritten() {
        TemplateConfig config = Configs.config("""
                k8sResources: {services: {template: s}}
                files: {b.txt: {template: b}, a.txt: {template: a}}
                maps: {hosts.map: {template: m}}
                haproxyConfig: {template: h}
                templateSnippets: {zone: {template: z}, area: {template: a}}
                """);

        assertThat(config.entries())
                .extracting(EntryPoint::path)
                .containsExactly(
                        "spec.haproxyConfig",
                        "spec.maps['hosts.map']",
                        "spec.files['b.txt']",
                        "spec.files['a.txt']",
                        "spec.k8sResources.services");
        assertThat(config.snippets()).containsExactly("area", "zone");
    }

    @Test
    void aMistakeIsNamedWithItsFieldAndItsLine() {
        assertThat(mistakes("""
                maps:
                  hosts.map:
                    template: |
                      first
                      {% if %}
                """)).singleElement().satisfies(problem -> {
            assertThat(problem.path()).isEqualTo("spec.maps['hosts.map'].template");
            assertThat(problem.message()).startsWith("line 2, column 7: ");
        });
    }

    @Test
    void aSnippetThatNobodyTakesInIsCompiledToo() {
        assertThat(mistakes("haproxyConfig: {template: h}\ntemplateSnippets: {unused: {template: '{{ 1 + }}'}}"))
                .extracting(Problem::path)
                .containsExactly("spec.templateSnippets.unused.template");
    }

    @Test
    void whatCannotBeDoneToATextHidesNoMistakeOfItsTemplate() {
        String spec =
                "haproxyConfig: {template: '{% if', postProcessing: [{type: regex_replace, params: {pattern: '('}}]}";

        assertThat(ConfigCompiler.templateProblems(Configs.read(spec)))
                .extracting(Problem::path)
                .containsExactly("spec.haproxyConfig.postProcessing[0]", "spec.haproxyConfig.template");
    }

    @Test
    void twoTemplatesOfOneNameAreRefused() {
        assertThat(mistakes("maps: {x: {template: m}}\ntemplateSnippets: {x: {template: s}}"))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.path()).isEqualTo("spec.templateSnippets.x");
                    assertThat(problem.message()).isEqualTo("has the name of the template at spec.maps.x");
                });
    }

    @Test
    void whatIsWatchedInAWayThatNobodyCanFollowIsRefused() {
        assertThat(mistakes(
                        "haproxyConfig: {template: h}\nwatchedResources: {pods: {apiVersion: v1, resources: pods}}"))
                .extracting(Problem::path)
                .containsExactly("spec.watchedResources.pods.indexBy");
    }

    private static List<Problem> mistakes(String spec) {
        return ((CompiledConfig.Broken) Configs.compile(spec)).problems();
    }
}
