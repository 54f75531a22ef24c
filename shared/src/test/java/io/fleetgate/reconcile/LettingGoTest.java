package io.fleetgate.reconcile;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.SettlingFleet;
import io.fleetgate.fixture.Yaml;
import org.junit.jupiter.api.Test;

/** What has to be gone before an object is let go. */
class LettingGoTest {
    private static final String BERLIN = "Target fleet/berlin";
    private static final String PROFILE = "Profile fleet/base";
    private static final String RELEASE = "Release fleet/a";

    private static final String REGISTRY = "Registry fleet/deploy";
    private static final String FLEET = Yaml.registry("fleet/deploy", "")
            + Yaml.version("fleet/cv", "kyverno")
            + Yaml.release("fleet/a", "uniqueName: a")
            + Yaml.renderingTarget("fleet/berlin", "env: prod")
            + Yaml.profile("fleet/base", "a", "{matchLabels: {env: prod}}");

    private final SteppedFleet fleet = SteppedFleet.of(SettlingFleet.of(FLEET));

    @Test
    void aProfileIsNotLetGoBeforeTheLastOfItsBindingsIsGone() {
        SteppedFleet going = fleet.deleted(PROFILE);

        assertThat(going.writes(PROFILE)).isEmpty();
        assertThat(going.deleted(SolarKinds.RELEASE_BINDING).writes(PROFILE)).isEmpty();
        assertThat(going.without(SolarKinds.RELEASE_BINDING).writes(RELEASE))
                .as("first it lets go of what it protected")
                .containsExactly("Release finalizers: release-finalizer");
        assertThat(going.without(SolarKinds.RELEASE_BINDING)
                        .finalizers(RELEASE, "release-finalizer")
                        .writes(PROFILE))
                .containsExactly("Profile finalizers: ");
    }

    @Test
    void aReleaseStaysProtectedWhileABindingNamesIt() {
        SteppedFleet going = fleet.deleted(PROFILE);

        assertThat(going.writes(RELEASE)).isEmpty();
    }

    @Test
    void aBindingThatIsHeldBySomebodyElseHoldsItsProfileAndItsRelease() {
        String binding =
                "ReleaseBinding " + fleet.first(SolarKinds.RELEASE_BINDING).key();
        SteppedFleet held = fleet.finalizers(binding, "releasebinding-finalizer", "example.test/hold")
                .deleted(PROFILE)
                .deleted(binding);

        assertThat(held.writes(BERLIN)).contains("ReleaseBinding finalizers: example.test/hold");
        assertThat(held.writes(PROFILE))
                .as("it only says what holds it")
                .containsExactly("Profile status: matchedTargets, conditions");
        assertThat(held.writes(RELEASE)).isEmpty();
    }

    @Test
    void aTargetIsNotLetGoBeforeTheLastOfItsTasksIsGone() {
        SteppedFleet going = fleet.deleted(BERLIN).without(SolarKinds.RELEASE_BINDING);

        assertThat(going.writes(BERLIN)).contains("delete RenderTask").noneMatch(write -> write.startsWith("Target"));
        SteppedFleet bare = going.without(SolarKinds.RENDER_TASK);
        assertThat(bare.writes("Registry fleet/deploy"))
                .as("first it lets go of what it protected")
                .containsExactly("Registry finalizers: ");
        assertThat(bare.finalizers("Registry fleet/deploy").writes(BERLIN)).containsExactly("Target finalizers: ");
    }

    @Test
    void whatWasNotProtectedInTimeIsHeldByItsOwnFinalizerWhileItIsReferredTo() {
        SteppedFleet going = fleet.finalizers(RELEASE, "release-finalizer").deleted(RELEASE);

        assertThat(going.writes(RELEASE)).noneMatch(write -> write.startsWith("Release finalizers"));
        assertThat(going.without(PROFILE).writes(RELEASE))
                .as("its binding is still there")
                .noneMatch(write -> write.startsWith("Release finalizers"));
        SteppedFleet unneeded = going.without(PROFILE).without(SolarKinds.RELEASE_BINDING);
        assertThat(unneeded.writes("ComponentVersion fleet/cv"))
                .as("first it lets go of what it protected")
                .containsExactly("ComponentVersion finalizers: componentversion-finalizer");
        assertThat(unneeded.without("ComponentVersion fleet/cv").writes(RELEASE))
                .containsExactly("Release finalizers: ");
    }

    @Test
    void aRegistryIsNotLetGoBeforeTheLastTagThatIsDeletedThroughIt() {
        SteppedFleet going = SteppedFleet.of(SettlingFleet.of(FLEET).renderAll().renderAll())
                .deleted(BERLIN)
                .deleted(REGISTRY)
                .without(SolarKinds.RELEASE_BINDING)
                .without(SolarKinds.RENDER_TASK)
                .without(SolarKinds.RENDER_BINDING);
        String chart =
                "RenderArtifact " + going.first(SolarKinds.RENDER_ARTIFACT).key();

        assertThat(going.writes(REGISTRY)).isEmpty();
        assertThat(going.writes(BERLIN)).as("nobody needs it any more").containsExactly("Target finalizers: ");
        assertThat(going.writes(chart)).containsExactly("delete RenderArtifact");
        assertThat(going.without(BERLIN).deleted(chart).writes(chart))
                .as("with the credentials that are still there")
                .hasSize(1);
        assertThat(going.without(SolarKinds.RENDER_ARTIFACT).writes(REGISTRY)).containsExactly("Registry finalizers: ");
    }

    @Test
    void anObjectThatIsStillProtectedKeepsItsOwnFinalizerToo() {
        SteppedFleet going =
                fleet.without(PROFILE).without(SolarKinds.RELEASE_BINDING).deleted(RELEASE);

        assertThat(going.writes(RELEASE)).containsExactly("Release finalizers: release-finalizer");
    }

    @Test
    void whatSomebodyElseHoldsAnObjectByIsNeverTakenOff() {
        SteppedFleet going = fleet.without(PROFILE)
                .without(SolarKinds.RELEASE_BINDING)
                .finalizers(RELEASE, "example.test/hold", "release-ref")
                .deleted(RELEASE);

        assertThat(going.writes(RELEASE)).containsExactly("Release finalizers: example.test/hold");
    }

    @Test
    void aFinalizerIsAddedBehindThoseThatAreThere() {
        assertThat(fleet.finalizers(RELEASE, "example.test/hold").writes(RELEASE))
                .containsExactly("Release finalizers: example.test/hold, release-finalizer, release-ref");
    }
}
