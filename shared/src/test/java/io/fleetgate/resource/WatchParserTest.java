package io.fleetgate.resource;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.problem.Problem;
import io.fleetgate.resource.watch.GroupVersionResource;
import io.fleetgate.resource.watch.ParsedWatches;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.resource.watch.Watches;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WatchParserTest {
    private static final String VALID = "apiVersion: v1, resources: services, indexBy: [metadata.name]";

    @Test
    void entriesKeepTheirOrderAndNames() {
        Watches watches = Watched.watches(
                "watchedResources: {b: {" + VALID + "}, a: {" + VALID + ", enableValidationWebhook: true}}");

        assertThat(watches.entries()).extracting(Watch::store).containsExactly("b", "a");
        assertThat(watches.entries()).extracting(Watch::isJudged).containsExactly(false, true);
        assertThat(watches.of(new GroupVersionResource("", "v1", "services"))).hasSize(2);
        assertThat(watches.of(new GroupVersionResource("", "v1", "service"))).isEmpty();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            resources: x, indexBy: [a]                                     | apiVersion
            apiVersion: v1, indexBy: [a]                                   | resources
            apiVersion: v1, resources: x                                   | indexBy
            apiVersion: v1, resources: x, indexBy: ['']                    | indexBy[0]
            apiVersion: v1, resources: x, indexBy: [a, 'b..c']             | indexBy[1]
            apiVersion: v1, resources: x, indexBy: [a], labelSelector: 'a b' | labelSelector
            apiVersion: v1, resources: x, indexBy: [a], namespaceSelector: '=' | namespaceSelector
            apiVersion: v1, resources: x, indexBy: [a], fieldSelector: a   | fieldSelector
            apiVersion: v1, resources: x, indexBy: [a], fieldSelector: '=a' | fieldSelector
            apiVersion: v1, resources: x, indexBy: [a], store: some        | store
            """)
    void aMistakeIsReportedAtItsField(String entry, String field) {
        assertThat(Watched.parse("watchedResources: {s: {" + entry + "}}"))
                .isInstanceOfSatisfying(
                        ParsedWatches.Invalid.class,
                        invalid -> assertThat(invalid.problems())
                                .extracting(Problem::path)
                                .containsExactly("spec.watchedResources.s." + field));
    }

    @ParameterizedTest(name = "{0} {1} is served by nobody")
    @CsvSource({"a/b/v1,x", "networking.k8s.io/,x", "/v1,x", "v1,pods/log", "v1,Ingresses", "v1,in gresses"})
    void whatNoApiServerServesIsRefused(String apiVersion, String resources) {
        assertThat(Watched.parse("watchedResources: {s: {apiVersion: '" + apiVersion + "', resources: '" + resources
                        + "', indexBy: [a]}}"))
                .isInstanceOfSatisfying(
                        ParsedWatches.Invalid.class,
                        invalid -> assertThat(invalid.problems())
                                .extracting(Problem::path)
                                .containsExactly("spec.watchedResources.s"));
    }

    @Test
    void allMistakesAreReportedAtOnce() {
        assertThat(Watched.parse("watchedResourcesIgnoreFields: ['a..b'], "
                        + "watchedResources: {my.store: {store: x}, other: {fieldSelector: x}}"))
                .isInstanceOfSatisfying(
                        ParsedWatches.Invalid.class,
                        invalid -> assertThat(invalid.problems())
                                .extracting(Problem::path)
                                .containsExactly(
                                        "spec.watchedResourcesIgnoreFields[0]",
                                        "spec.watchedResources['my.store'].apiVersion",
                                        "spec.watchedResources['my.store'].resources",
                                        "spec.watchedResources['my.store'].indexBy",
                                        "spec.watchedResources['my.store'].store",
                                        "spec.watchedResources.other.apiVersion",
                                        "spec.watchedResources.other.resources",
                                        "spec.watchedResources.other.indexBy",
                                        "spec.watchedResources.other.fieldSelector"));
    }
}
