package io.fleetgate.reconcile;

import static io.fleetgate.fixture.Yaml.object;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.condition.ConditionReason;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.ObjectId;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** When a tag is deleted, and what is written afterwards. */
class TagOrderTest {
    private static final String OWN = "solar.opendefense.cloud/render-artifact-finalizer";
    private static final String REGISTRY = object("Registry", "ns/deploy", "", "hostname: deploy.example.com");
    private static final String GOING =
            artifact("deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: [" + OWN + "]");
    private static final String HELD =
            artifact("deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: [" + OWN + ", a.b/c]");
    private static final String BINDING = object(
            "RenderBinding",
            "ns/b",
            "",
            "renderArtifactRef: {name: web}, ownerKind: Person, ownerName: p, ownerNamespace: ns");
    private static final String FAILED =
            "status: {conditions: [{type: OCICleanup, status: 'False', reason: DeleteFailed,"
                    + " message: m, lastTransitionTime: '2026-01-01T00:00:00Z'}]}\n";

    @Test
    void theTagGoesBeforeTheFinalizer() {
        assertThat(next(GOING)).isInstanceOfSatisfying(Step.DeleteTag.class, tag -> {
            assertThat(tag.object().spec().tag()).isEqualTo("v1");
            assertThat(tag.credentials().registry().key()).isEqualTo(Fleet.key("ns/deploy"));
            assertThat(tag.whenDone().finalizers()).isEmpty();
        });
    }

    @Test
    @DisplayName("K04: what nothing has held yet is held before it is deleted, so that its tag goes too")
    void whatNothingHasHeldYetIsHeldBeforeItIsDeleted() {
        assertThat(next(artifact("finalizers: [a.b/c]")))
                .isInstanceOfSatisfying(
                        Step.SetFinalizers.class,
                        write -> assertThat(write.finalizers()).containsExactly("a.b/c", OWN));
        assertThat(next(artifact("finalizers: [" + OWN + "]"))).isInstanceOf(Step.Delete.class);
    }

    @Test
    @DisplayName("K06: what is bound keeps its tag")
    void whatIsBoundKeepsItsTag() {
        assertThat(steps(REGISTRY + GOING + BINDING)).noneMatch(Step.DeleteTag.class::isInstance);
    }

    @Test
    void aTagThatAnotherArtifactStandsForIsLeftToIt() {
        String respelled = GOING.replace("name: web", "name: twin")
                .replace("deploy.example.com", "oci://Deploy.example.com/")
                .replace("deletionTimestamp: '2026-01-01T00:00:00Z', ", "");

        assertThat(steps(REGISTRY + GOING + respelled))
                .singleElement()
                .isInstanceOfSatisfying(
                        Step.KeepTag.class,
                        tag -> assertThat(tag.whenDone().finalizers()).isEmpty());
    }

    @Test
    void ofTwoThatStandForOneTagAndAreBothDeletedOneTakesItAlong() {
        String first = GOING.replace("name: web", "name: a");
        String last = GOING.replace("name: web", "name: z");

        assertThat(next(GOING + first)).isInstanceOf(Step.DeleteTag.class);
        assertThat(next(GOING + last)).isInstanceOf(Step.KeepTag.class);
    }

    @Test
    void whatSomebodyIsToPushUnderTheTagHasToBePushedAgainOnceItIsGone() {
        String pushing = task("pushing", "ownerKind: Target, ownerName: t, ownerNamespace: ns", "");
        String pushed = task(
                "pushed",
                "ownerKind: Target, ownerName: t, ownerNamespace: ns",
                "status: {chartURL: u, conditions: [{type: JobSucceeded, status: 'True'}]}\n");
        String failed = task(
                "failed",
                "ownerKind: Target, ownerName: t, ownerNamespace: ns",
                "status: {conditions: [{type: JobFailed, status: 'True'}]}\n");
        String byHand = task("by-hand", "ownerKind: Person, ownerName: p, ownerNamespace: ns", "");

        assertThat(next(GOING + pushing + pushed + failed + byHand))
                .isInstanceOfSatisfying(
                        Step.DeleteTag.class,
                        tag -> assertThat(tag.whenGone())
                                .extracting(deletion -> deletion.object().name())
                                .containsExactlyInAnyOrder("pushing", "pushed"));
    }

    @Test
    void whatIsPushedFromAnotherNamespaceIsLeftAlone() {
        String elsewhere = task("pushing", "ownerKind: Target, ownerName: t, ownerNamespace: far", "")
                .replace("{namespace: ns,", "{namespace: far,");

        assertThat(next(GOING + elsewhere))
                .isInstanceOfSatisfying(
                        Step.DeleteTag.class, tag -> assertThat(tag.whenGone()).isEmpty());
    }

    @Test
    @DisplayName("K05: a failure is said with what it holds up, and beside what was said before")
    void aFailureIsSaidWithWhatItHoldsUp() {
        Step.DeleteTag tag = (Step.DeleteTag) next(GOING + "status: {chartURL: u}\n");

        Step.SetStatus report =
                tag.whenFailed(ConditionReason.DELETE_FAILED, "r answers 500").orElseThrow();

        assertThat(report.status().path("chartURL").asText()).isEqualTo("u");
        assertThat(said(report.status()))
                .isEqualTo(
                        "OCICleanup False/DeleteFailed: r answers 500, DeletionBlocked True/HeldByFinalizer: finalizer "
                                + OWN + " stays until its tag can be deleted");
        assertThat(report.removed()).isEmpty();
    }

    @Test
    @DisplayName("K05: what was said of a failure is neither said again nor taken back before the next try")
    void whatWasSaidOfAFailureStays() {
        String failed = GOING
                + FAILED.replace(
                        "]}",
                        ", {type: DeletionBlocked, status: 'True', reason: HeldByFinalizer, message: 'finalizer " + OWN
                                + " stays until its tag can be deleted', lastTransitionTime: '2026-01-01T00:00:00Z'}]}");

        Step next = next(failed);

        assertThat(next)
                .isInstanceOfSatisfying(
                        Step.DeleteTag.class,
                        tag -> assertThat(tag.whenFailed(ConditionReason.DELETE_FAILED, "m"))
                                .isEmpty());
    }

    @Test
    @DisplayName("K05: once its finalizer is off, an artifact that somebody else holds complains no more")
    void whoeverIsHeldBySomebodyElseComplainsNoMore() {
        assertThat(((Step.DeleteTag) next(HELD + FAILED)).whenDone().finalizers())
                .containsExactly("a.b/c");

        Step afterwards = next(HELD.replace(OWN + ", ", "") + FAILED);

        assertThat(said(((Step.SetStatus) afterwards).status()))
                .startsWith("OCICleanup True/Finished: nothing more is done about its tag");
    }

    private static Step next(String artifact) {
        List<Step> steps = steps(REGISTRY + artifact);
        assertThat(steps).hasSize(1);
        return steps.getFirst();
    }

    private static List<Step> steps(String fleet) {
        return new Reconciliation(new SettledFleet(Fleet.of(fleet), RolloutPolicy.DEFAULT))
                .next(new ObjectId(SolarKinds.RENDER_ARTIFACT, Fleet.key("ns/web")));
    }

    private static String said(JsonNode status) {
        return status.path("conditions")
                .valueStream()
                .map(condition -> condition.path("type").asText() + " "
                        + condition.path("status").asText() + "/"
                        + condition.path("reason").asText() + ": "
                        + condition.path("message").asText())
                .collect(Collectors.joining(", "));
    }

    private static String task(String name, String owner, String status) {
        return object(
                        "RenderTask",
                        "ns/" + name,
                        "",
                        "type: release, baseURL: 'oci://Deploy.example.com/', repository: r, tag: v1, " + owner)
                + status;
    }

    private static String artifact(String metadata) {
        return object(
                "RenderArtifact",
                "ns/web",
                metadata,
                "baseURL: deploy.example.com, repository: r, tag: v1, renderTaskRef: x, registryRef: {name: deploy}");
    }
}
