package io.fleetgate.render;

import static io.fleetgate.render.OneRelease.deployed;
import static io.fleetgate.render.OneRelease.fleet;
import static io.fleetgate.render.OneRelease.generation;
import static io.fleetgate.render.OneRelease.task;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What becomes of tasks while they, or what they render, are being deleted. */
class DeletedReleaseTasksTest {
    @ParameterizedTest(name = "a terminating {0}")
    @CsvSource({"Release, ns/r", "ComponentVersion, ns/cv", "ReleaseBinding, ns/b"})
    void whatIsBeingDeletedKeepsTheTaskThatItHas(String kindName, String key) {
        RenderFleet fleet = deployed();
        Kind<?> kind = kind(kindName);
        fleet.with(generation(7, "values: {a: 1}")).terminate(kind, key);

        assertThat(fleet.tasks()).hasSize(2).allMatch(task -> task.startsWith("Kept"));
        assertThat(fleet.conditions()).endsWith("ReleasesRendered=True/AllRendered", "BootstrapReady=True/Ready");
    }

    @ParameterizedTest(name = "a terminating {0}")
    @CsvSource({"Release, ns/r", "ComponentVersion, ns/cv", "ReleaseBinding, ns/b"})
    void whatIsBeingDeletedNeverGetsATask(String kindName, String key) {
        RenderFleet fleet = fleet("").terminate(kind(kindName), key);

        assertThat(fleet.tasks()).isEmpty();
        assertThat(fleet.conditions()).endsWith("ReleasesRendered=False/Pending");
        assertThat(fleet.message("ReleasesRendered")).contains("being deleted");
    }

    @Test
    void theNewestTaskIsTheOneOfTheHighestGeneration() {
        RenderFleet fleet = fleet("").settle();
        FleetObject<RenderTaskSpec> first = task(fleet);
        fleet.with(generation(10, "")).settle();
        FleetObject<RenderTaskSpec> tenth = task(fleet);
        fleet.with(generation(9, "")).settle();
        FleetObject<RenderTaskSpec> ninth = task(fleet);
        fleet.with(first).with(tenth).terminate(SolarKinds.RELEASE, "ns/r");

        assertThat(fleet.tasks())
                .contains("Kept " + tenth.name(), "Deleted " + first.name(), "Deleted " + ninth.name());
    }

    @Test
    void theNameOfATaskThatIsBeingDeletedIsTakenUntilItIsGone() {
        RenderFleet fleet = fleet("").settle();
        String name = task(fleet).name();
        fleet.terminate(SolarKinds.RENDER_TASK, "ns/" + name);

        assertThat(fleet.rendered().tasks()).isEmpty();
        assertThat(fleet.message("ReleasesRendered")).contains(name, "being deleted");
    }

    @Test
    void aTaskThatNothingHoldsIsGoneOnceItIsDeletedAndCreatedAnew() {
        RenderFleet fleet = fleet("").settle();
        FleetObject<RenderTaskSpec> stored = task(fleet);

        fleet.with(stored.terminating());

        assertThat(fleet.tasks()).containsExactly("Created " + stored.name());
    }

    @Test
    void theTaskOfAReleaseThatIsNotAcceptedAnyMoreIsDeleted() {
        RenderFleet fleet = fleet("").settle().without(SolarKinds.RELEASE_BINDING, "ns/b");

        assertThat(fleet.tasks()).singleElement().asString().startsWith("Deleted render-rel-r-");
    }

    private static Kind<?> kind(String name) {
        return SolarKinds.ALL.stream()
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
