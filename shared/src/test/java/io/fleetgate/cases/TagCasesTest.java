package io.fleetgate.cases;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.registry;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.renderingTarget;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.SettlingFleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.plan.ObjectPlan;
import io.fleetgate.render.artifact.RenderIndexes;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Charts that nothing claims any more: one goes with its tag, or stays and says why that may not be deleted. */
class TagCasesTest {
    private static final String CHART = "RenderArtifact ns/chart";
    private static final String HELD = "finalizers: [example.com/hold]";
    private static final String IN_OWN = chart("{name: deploy}");
    private static final String IN_FOREIGN = chart("{name: deploy, namespace: prov}");
    private static final String BOUND = binding("ns/b", "{name: a}", "r");
    private static final String REFUSED = "OCICleanup: False/AuthFailed";
    private static final String FOR_TARGETS = grant("prov/targets", "Target", "ns", "Registry");
    private static final String FOR_CHARTS = grant("prov/charts", "RenderArtifact", "ns", "Registry");

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void aChartStaysWhileItsTagMayNotBeDeleted(String behaviour, String fleet, String remedy) {
        SettlingFleet settling = SettlingFleet.of(fleet);

        assertThat(settling.facts(CHART)).contains("terminating", "finalizers: render-artifact-finalizer", REFUSED);
        assertThat(settling.apply(remedy).facts(CHART)).as("mended").isEmpty();
    }

    static Stream<Arguments> aChartStaysWhileItsTagMayNotBeDeleted() {
        return Stream.of(
                arguments(
                        "G09, F26: a grant for targets does not let the tag of a chart be deleted, one for charts does",
                        registry("prov/deploy", "") + FOR_TARGETS + IN_FOREIGN,
                        FOR_CHARTS),
                arguments(
                        "K08: nor does a registry of another host",
                        registry("ns/deploy", "hostname: other.example.test")
                                        .replace("hostname: registry.example.test, ", "")
                                + IN_OWN,
                        registry("ns/deploy", "")),
                arguments("nor does one that does not exist", IN_OWN, registry("ns/deploy", "")),
                arguments(
                        "nor is anything sent to a host that no registry of the namespace has",
                        registry("prov/deploy", "") + chart("{}"),
                        registry("ns/other", "")));
    }

    @Test
    @DisplayName(
            "K08: a chart that names no registry goes where one is that has its host, and so does one that may use another's")
    void aChartGoesWhereItsTagMayBeDeleted() {
        assertThat(SettlingFleet.of(registry("ns/other", "") + chart("{}")).facts(CHART))
                .isEmpty();
        assertThat(SettlingFleet.of(registry("prov/deploy", "") + FOR_CHARTS + IN_FOREIGN)
                        .facts(CHART))
                .isEmpty();
    }

    @Test
    @DisplayName("G09: a plan says that a chart is deleted and what it then waits for")
    void aPlanSaysWhatADeletedChartWaitsFor() {
        SettlingFleet fleet = SettlingFleet.of(pushed("prov") + FOR_TARGETS).renderAll();

        Stream<ObjectPlan> writes = fleet.plan("", List.of("Target ns/a")).objects().stream();

        assertThat(writes.filter(write -> write.id().kind().equals(SolarKinds.RENDER_ARTIFACT)))
                .extracting(ObjectPlan::action)
                .containsExactly(ObjectPlan.Action.DELETE, ObjectPlan.Action.UPDATE);
        assertThat(fleet.apply(FOR_CHARTS).names(SolarKinds.RENDER_ARTIFACT)).isEmpty();
    }

    @Test
    void aChartThatHasLetGoOfItsTagMissesNoRegistry() {
        SettlingFleet fleet = SettlingFleet.of(registry("ns/deploy", "") + chart(HELD, "{name: deploy}"));
        assertThat(fleet.facts(CHART)).contains("terminating", "finalizers: example.com/hold\n");

        fleet.delete("Registry ns/deploy");

        assertThat(fleet.facts(CHART)).contains("terminating").doesNotContain("OCICleanup");
    }

    @Test
    void whatAChartMissedOnceIsNotMissedAnyMoreWhenItHasLetGoOfItsTag() {
        SettlingFleet fleet = SettlingFleet.of(chart(HELD, "{name: deploy}"));
        assertThat(fleet.facts(CHART)).contains("render-artifact-finalizer", REFUSED);

        fleet.apply(registry("ns/deploy", "")).delete("Registry ns/deploy");

        assertThat(fleet.facts(CHART)).contains("finalizers: example.com/hold\n", "OCICleanup: True/Finished");
    }

    @Test
    @DisplayName("K09, F24: while a chart is going nothing new claims it, and a claim that there is stays as it is")
    void nothingNewClaimsAChartThatIsGoing() {
        SettlingFleet fleet = SettlingFleet.of(pushed("ns")).renderAll();
        FleetObject<RenderArtifactSpec> chart = chart(fleet);
        List<String> claims = claims(fleet, chart);
        assertThat(claims).hasSize(1);

        fleet.delete("RenderArtifact " + chart.key())
                .apply(renderingTarget("ns/b", "") + binding("ns/b2", "{name: b}", "r"))
                .renderAll();

        assertThat(claims(fleet, chart)).isEqualTo(claims);
    }

    @Test
    @DisplayName("K09: a chart that may not go is claimed by nobody, and is made anew once it may")
    void aChartThatMayNotGoIsMadeAnewOnceItMay() {
        SettlingFleet fleet = SettlingFleet.of(pushed("prov") + FOR_TARGETS)
                .renderAll()
                .renderAll()
                .delete("ReleaseBinding ns/b")
                .renderAll()
                .apply(BOUND)
                .renderAll();
        FleetObject<RenderArtifactSpec> chart = chart(fleet);
        assertThat(fleet.facts("RenderArtifact " + chart.key())).contains("terminating", REFUSED);
        assertThat(claims(fleet, chart)).isEmpty();

        fleet.apply(FOR_CHARTS);

        assertThat(fleet.facts("RenderArtifact " + chart.key())).doesNotContain("terminating", REFUSED);
        assertThat(claims(fleet, chart)).hasSize(1);
    }

    @Test
    @DisplayName(
            "K09: a chart that is going is made anew at once where the only claim on it is one that its target gives up")
    void aClaimThatIsGivenUpHoldsNothing() {
        SettlingFleet fleet = SettlingFleet.of(pushed("ns")).renderAll().renderAll();
        FleetObject<RenderArtifactSpec> chart = chart(fleet);
        String claim = claims(fleet, chart).getFirst();
        String givenUp = object(
                "RenderBinding",
                "ns/z",
                "",
                "renderArtifactRef: {name: " + chart.name() + "}, ownerKind: Target, ownerName: a, ownerNamespace: ns");

        fleet.plan(givenUp, List.of("RenderArtifact " + chart.key(), "RenderBinding ns/" + claim));

        assertThat(claims(fleet, chart)).containsExactly(claim);
        assertThat(fleet.facts("RenderArtifact " + chart.key())).isNotEmpty().doesNotContain("terminating");
    }

    /** The pushed chart of the release. */
    private static FleetObject<RenderArtifactSpec> chart(SettlingFleet fleet) {
        return fleet.snapshot().list(SolarKinds.RENDER_ARTIFACT).stream()
                .filter(artifact -> artifact.spec().repository().endsWith("/release-r"))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> claims(SettlingFleet fleet, FleetObject<RenderArtifactSpec> chart) {
        return fleet.snapshot().lookup(RenderIndexes.BINDINGS_BY_ARTIFACT, chart.key()).stream()
                .map(FleetObject::name)
                .toList();
    }

    private static String pushed(String provider) {
        return version("ns/cv", "kyverno")
                + release("ns/r", "")
                + BOUND
                + object("Target", "ns/a", "", "renderRegistryRef: {name: deploy, namespace: " + provider + "}")
                + registry(provider + "/deploy", "");
    }

    private static String chart(String registry) {
        return chart("", registry);
    }

    private static String chart(String metadata, String registry) {
        return object(
                "RenderArtifact",
                "ns/chart",
                metadata,
                "baseURL: registry.example.test, repository: r, tag: t, renderTaskRef: x, registryRef: " + registry);
    }
}
