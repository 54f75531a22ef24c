package io.fleetgate.cases;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.registry;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.renderingTarget;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.SettlingFleet;
import io.fleetgate.plan.ObjectPlan;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What is rendered and pushed for a target, from its first release to its own end. Each step also as one plan. */
class ArtifactCasesTest {
    private static final String FLEET = version("ns/cv", "kyverno")
            + release("ns/r", "")
            + binding("ns/b", "{name: a}", "r")
            + renderingTarget("ns/a", "")
            + registry("ns/deploy", "");

    @Test
    @DisplayName("T10: a task whose spec differs is deleted and created anew under its name")
    void aTaskWhoseSpecDiffersIsCreatedAnew() {
        SettlingFleet fleet = SettlingFleet.of(FLEET);

        Stream<ObjectPlan> writes = fleet.plan(registry("ns/deploy", "plainHTTP: true"), List.of()).objects().stream();

        assertThat(writes.filter(write -> write.id().kind().equals(SolarKinds.RENDER_TASK)))
                .extracting(ObjectPlan::action)
                .containsExactly(ObjectPlan.Action.DELETE, ObjectPlan.Action.CREATE);
    }

    @Test
    @DisplayName("T14: a target that is deleted takes its tasks, its claims and the guard of its registry with it")
    void aDeletedTargetTakesWhatIsRenderedWithIt() {
        SettlingFleet fleet = SettlingFleet.of(FLEET).renderAll().renderAll();
        assertThat(fleet.names(SolarKinds.RENDER_BINDING)).hasSize(2);

        fleet.delete("Target ns/a");

        assertThat(fleet.facts("Target ns/a")).isEmpty();
        assertThat(fleet.names(SolarKinds.RENDER_TASK)).isEmpty();
        assertThat(fleet.names(SolarKinds.RENDER_BINDING)).isEmpty();
        assertThat(fleet.facts("Registry ns/deploy")).isEmpty();
    }

    @Test
    @DisplayName("K04: the last claim on a chart takes the chart with it")
    void theLastClaimTakesTheChartWithIt() {
        SettlingFleet fleet = SettlingFleet.of(FLEET).renderAll().renderAll();
        assertThat(fleet.names(SolarKinds.RENDER_ARTIFACT)).hasSize(2);

        fleet.delete("Target ns/a");

        assertThat(fleet.names(SolarKinds.RENDER_ARTIFACT)).isEmpty();
    }

    @Test
    @DisplayName("K03, F25: a chart that two targets claim is pinned to the registry of the one that is left")
    void aClaimedChartIsPinnedToTheRegistryOfTheTargetThatIsLeft() {
        String second = object("Target", "ns/b", "", "renderRegistryRef: {name: second}")
                + registry("ns/second", "")
                + binding("ns/b2", "{name: b}", "r");

        SettlingFleet withoutFirst =
                SettlingFleet.of(FLEET + second).renderAll().delete("Target ns/a");
        SettlingFleet withoutSecond =
                SettlingFleet.of(FLEET + second).renderAll().delete("Target ns/b");

        assertThat(registryOfTheChart(withoutFirst)).isEqualTo("second");
        assertThat(registryOfTheChart(withoutSecond)).isEqualTo("deploy");
    }

    @Test
    @DisplayName("a target that renders to another registry has its claims lead there, and with them the charts")
    void claimsFollowTheRegistryOfTheirTarget() {
        SettlingFleet fleet = SettlingFleet.of(FLEET).renderAll();

        fleet.apply(renderingTarget("ns/a", "").replace("deploy", "second") + registry("ns/second", ""));

        String claim =
                "RenderBinding ns/" + fleet.names(SolarKinds.RENDER_BINDING).getFirst();
        assertThat(fleet.facts(claim))
                .startsWith("spec: {\"ownerKind\":\"Target\"")
                .contains("\"registryRef\":{\"name\":\"second\"}");
        assertThat(registryOfTheChart(fleet)).isEqualTo("second");
    }

    @Test
    @DisplayName("K06, F24: a chart that is deleted while a target claims it stays")
    void aDeletedChartThatIsClaimedStays() {
        SettlingFleet fleet = SettlingFleet.of(FLEET).renderAll();
        String artifact =
                "RenderArtifact ns/" + fleet.names(SolarKinds.RENDER_ARTIFACT).getFirst();

        fleet.delete(artifact);

        assertThat(fleet.facts(artifact)).contains("terminating", "finalizers: render-artifact-finalizer");
    }

    @Test
    @DisplayName("F30: a component is let go of by a version that is being deleted")
    void aComponentIsLetGoOfByAVersionThatIsBeingDeleted() {
        SettlingFleet fleet = SettlingFleet.of(object("Component", "ns/kyverno", "", "") + version("ns/cv", "kyverno"));
        assertThat(fleet.facts("Component ns/kyverno")).isEqualTo("finalizers: component-ref");

        assertThat(fleet.delete("ComponentVersion ns/cv").facts("Component ns/kyverno"))
                .isEmpty();
        assertThat(fleet.delete("Component ns/kyverno").names(SolarKinds.COMPONENT))
                .isEmpty();
    }

    private static String registryOfTheChart(SettlingFleet fleet) {
        return fleet.snapshot().list(SolarKinds.RENDER_ARTIFACT).stream()
                .map(artifact -> artifact.spec())
                .filter(chart -> chart.repository().endsWith("/release-r"))
                .map(chart -> chart.registryRef().name())
                .collect(Collectors.joining());
    }
}
