package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Which registry is asked to delete the tag of a chart, by what its Registry says or does not. */
class TagAddressIT {
    @AutoClose
    private final BoundChart chart = new BoundChart();

    TagAddressIT() throws Exception {}

    @Test
    @DisplayName("K08: an artifact on another host than its Registry's gets no credentials, and nothing is asked")
    void anArtifactOnAnotherHostGetsNoCredentials() throws Exception {
        chart.server()
                .fleet()
                .patch(SolarKinds.REGISTRY, "fleet", "main", "spec: {hostname: chart.registry().example.com}");

        chart.unbind();

        chart.controllers().awaitQuiet(() -> chart.conditions().contains("OCICleanup=False/AuthFailed"));
        assertThat(chart.registry().requests()).isEmpty();
        RunningControllers.await(
                "it is told", () -> !chart.told("OCICleanupFailed").isEmpty());

        chart.server()
                .fleet()
                .patch(
                        SolarKinds.REGISTRY,
                        "fleet",
                        "main",
                        "spec: {hostname: '" + chart.registry().host() + "'}");
        chart.controllers().awaitQuiet(chart::isGone);
        assertThat(chart.registry().has(BoundChart.WEB)).isFalse();
    }

    @Test
    void anArtifactThatNamesNoRegistryIsOnlyDeletedWhereOneOfItsNamespaceIs() throws Exception {
        chart.server().fleet().patch(SolarKinds.RENDER_ARTIFACT, "fleet", "web", "spec: {registryRef: null}");
        chart.server().fleet().delete(SolarKinds.REGISTRY, "fleet", "main");
        chart.unbind();

        chart.controllers().awaitQuiet(() -> chart.conditions().contains("OCICleanup=False/AuthFailed"));
        assertThat(chart.registry().requests()).isEmpty();

        chart.server().fleet().create("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Registry
                metadata: {namespace: fleet, name: found}
                spec: {hostname: '%s', plainHTTP: true}
                """.formatted(chart.registry().host()));
        chart.controllers().awaitQuiet(chart::isGone);
        assertThat(chart.registry().has(BoundChart.WEB)).isFalse();
    }
}
