package io.fleetgate.reconcile;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.SettlingFleet;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.object.FleetObject;
import org.junit.jupiter.api.Test;

/** What has to be there before something is created, and gone before something is deleted. */
class WriteOrderTest {
    private static final String BERLIN = "Target fleet/berlin";
    private static final String FLEET = Yaml.registry("fleet/deploy", "")
            + Yaml.version("fleet/cv", "kyverno")
            + Yaml.release("fleet/a", "uniqueName: a")
            + Yaml.release("fleet/b", "uniqueName: b")
            + Yaml.renderingTarget("fleet/berlin", "env: prod")
            + Yaml.profile("fleet/base", "a", "{matchLabels: {env: prod}}");

    private final SteppedFleet begun = SteppedFleet.of(SettlingFleet.of(FLEET));
    private final SteppedFleet published =
            SteppedFleet.of(SettlingFleet.of(FLEET).renderAll().renderAll());

    @Test
    void whatIsSettledNeedsNoWrite() {
        assertThat(begun.writes(BERLIN)).isEmpty();
        assertThat(published.writes(BERLIN)).isEmpty();
    }

    @Test
    void aBindingIsNotCreatedBeforeItsProfileHasItsFinalizer() {
        SteppedFleet unbound = begun.without(SolarKinds.RELEASE_BINDING);

        assertThat(unbound.writes(BERLIN)).contains("create ReleaseBinding");
        assertThat(unbound.finalizers("Profile fleet/base").writes(BERLIN)).doesNotContain("create ReleaseBinding");
    }

    @Test
    void aBindingIsNotCreatedBeforeItsReleaseIsProtected() {
        SteppedFleet unbound = begun.without(SolarKinds.RELEASE_BINDING);

        assertThat(unbound.finalizers("Release fleet/a", "release-finalizer").writes(BERLIN))
                .doesNotContain("create ReleaseBinding");
    }

    @Test
    void aRenderTaskIsNotCreatedBeforeItsTargetHasItsFinalizer() {
        SteppedFleet unrendered = begun.without(SolarKinds.RENDER_TASK);

        assertThat(unrendered.writes(BERLIN)).contains("create RenderTask");
        assertThat(unrendered.finalizers(BERLIN).writes(BERLIN)).doesNotContain("create RenderTask");
    }

    @Test
    void aRenderTaskIsNotCreatedBeforeTheRegistryOfItsTargetIsProtected() {
        SteppedFleet unrendered = begun.without(SolarKinds.RENDER_TASK);

        assertThat(unrendered.finalizers("Registry fleet/deploy").writes(BERLIN))
                .doesNotContain("create RenderTask");
    }

    @Test
    void aRenderBindingIsNotCreatedWhileItsArtifactIsBeingDeleted() {
        SteppedFleet unbound = published.without(SolarKinds.RENDER_BINDING);

        assertThat(unbound.writes(BERLIN)).contains("create RenderBinding");
        assertThat(unbound.deleted(SolarKinds.RENDER_ARTIFACT).writes(BERLIN)).doesNotContain("create RenderBinding");
    }

    @Test
    void anArtifactIsNotCreatedBeforeSomethingKeepsIt() {
        String artifact =
                "RenderArtifact " + published.first(SolarKinds.RENDER_ARTIFACT).key();
        SteppedFleet unknown = published.without(SolarKinds.RENDER_ARTIFACT);

        assertThat(unknown.writes(artifact)).containsExactly("create RenderArtifact");
        assertThat(unknown.without(SolarKinds.RENDER_BINDING).writes(artifact)).isEmpty();
    }

    @Test
    void aBindingIsNotDeletedBeforeItsSuccessorIsThere() {
        SteppedFleet edited = begun.finalizers("Release fleet/b", "release-finalizer", "release-ref")
                .spec("Profile fleet/base", "releaseRef", "b");

        assertThat(edited.writes(BERLIN)).contains("create ReleaseBinding").doesNotContain("delete ReleaseBinding");
        assertThat(edited.created(BERLIN).writes(BERLIN)).contains("delete ReleaseBinding");
    }

    @Test
    void whatKeepsTheChartsOfATargetThatGoesIsDeletedAfterItsTasks() {
        SteppedFleet going = published.deleted(BERLIN);

        assertThat(going.writes(BERLIN)).contains("delete RenderTask").doesNotContain("delete RenderBinding");
        assertThat(going.without(SolarKinds.RENDER_TASK).writes(BERLIN)).contains("delete RenderBinding");
    }

    @Test
    void aTaskThatSomebodyElseHoldsIsNotWaitedFor() {
        SteppedFleet held = published;
        for (FleetObject<?> task : published.all(SolarKinds.RENDER_TASK)) {
            held = held.finalizers("RenderTask " + task.key(), "example.org/hold");
        }

        assertThat(held.deleted(BERLIN).deleted(SolarKinds.RENDER_TASK).writes(BERLIN))
                .contains("delete RenderBinding");
    }

    @Test
    void anArtifactIsNotDeletedWhileSomethingKeepsIt() {
        String artifact =
                "RenderArtifact " + published.first(SolarKinds.RENDER_ARTIFACT).key();
        SteppedFleet gone = published.deleted(BERLIN).without(SolarKinds.RENDER_TASK);

        assertThat(gone.writes(artifact)).isEmpty();
        assertThat(gone.without(SolarKinds.RENDER_BINDING).writes(artifact)).containsExactly("delete RenderArtifact");
    }

    @Test
    void aBootstrapVersionIsNotSaidBeforeItsTaskIsThere() {
        SettlingFleet next = SettlingFleet.of(FLEET).renderAll().renderAll();
        SteppedFleet before = SteppedFleet.of(next);
        SteppedFleet after = SteppedFleet.of(
                next.apply(Yaml.binding("fleet/more", "{name: berlin}", "b")).renderAll());
        SteppedFleet unsaid = after.withThatOf(before, BERLIN);

        assertThat(unsaid.writes(BERLIN)).contains("Target status: bootstrapVersion, conditions");
        assertThat(unsaid.without("RenderTask fleet/render-tgt-berlin-1").writes(BERLIN))
                .contains("create RenderTask")
                .noneMatch(write -> write.startsWith("Target status"));
    }
}
