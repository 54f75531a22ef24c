package io.fleetgate.operator.events;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.operator.gateway.Outcome;
import io.fleetgate.reconcile.Step;
import io.fleetgate.store.Snapshot;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OccurrencesTest {
    private static final String OWNER = "ownerKind: Target, ownerNamespace: fleet, ownerName: ";
    private static final String GOING = ", deletionTimestamp: '2026-11-30T12:00:00Z'";
    private static final Snapshot FLEET = Fleet.of(Yaml.object("Target", "fleet/berlin", "uid: uid-of-berlin", "")
            + Yaml.object("Target", "fleet/oslo", "uid: uid-of-oslo" + GOING, "")
            + Yaml.object("Profile", "fleet/base", "uid: uid-of-base", "")
            + Yaml.object("RenderTask", "fleet/berlin-task", "uid: uid-of-task", OWNER + "berlin")
            + Yaml.object("RenderTask", "fleet/oslo-task", "", OWNER + "oslo")
            + Yaml.object("RenderTask", "fleet/lost-task", "", OWNER + "nowhere")
            + Yaml.object("RenderTask", "fleet/own-task", "", "ownerKind: User, ownerName: me")
            + Yaml.object("RenderBinding", "fleet/berlin-chart", "", OWNER + "berlin")
            + Yaml.object("RenderBinding", "fleet/oslo-chart", "", OWNER + "oslo")
            + Yaml.object("RenderArtifact", "fleet/chart", "", "")
            + Yaml.ownedBinding("fleet/base-oslo", "base", "{name: oslo}", "a").replace("uid: ''", "uid: uid-of-base")
            + Yaml.binding("fleet/by-hand", "{name: oslo}", "a"));
    private static final String OSLO_IS_DELETED =
            "Target oslo uid-of-oslo WARNING Deleting/Delete: is deleted with all that was rendered for it";
    private static final Outcome WRITTEN = new Outcome.Written(JsonNodeFactory.instance.objectNode());

    @Test
    void aTaskIsToldOfOnItsTargetWithTheUidOfThat() {
        assertThat(told(create(SolarKinds.RENDER_TASK, "berlin-task"), WRITTEN))
                .containsExactly("Target berlin uid-of-berlin NORMAL Created/Create: created RenderTask berlin-task");
        assertThat(told(delete(SolarKinds.RENDER_TASK, "berlin-task"), new Outcome.Deleted()))
                .containsExactly("Target berlin uid-of-berlin NORMAL Deleted/Delete: deleted RenderTask berlin-task");
    }

    @Test
    void aTaskOfATargetThatIsNotThereIsToldOfByItsName() {
        assertThat(told(delete(SolarKinds.RENDER_TASK, "lost-task"), WRITTEN))
                .containsExactly("Target nowhere  NORMAL Deleted/Delete: deleted RenderTask lost-task");
    }

    @Test
    void whatIsMadeForNoProfileAndNoTargetIsNotToldOf() {
        assertThat(told(delete(SolarKinds.RENDER_TASK, "own-task"), WRITTEN)).isEmpty();
        assertThat(told(delete(SolarKinds.RELEASE_BINDING, "by-hand"), WRITTEN)).isEmpty();
        assertThat(told(delete(SolarKinds.RENDER_ARTIFACT, "chart"), WRITTEN)).isEmpty();
        assertThat(told(create(SolarKinds.RENDER_BINDING, "berlin-chart"), WRITTEN))
                .isEmpty();
    }

    @Test
    void aBindingIsToldOfOnItsProfile() {
        assertThat(told(create(SolarKinds.RELEASE_BINDING, "base-oslo"), WRITTEN))
                .containsExactly("Profile base uid-of-base NORMAL Created/Create: created the ReleaseBinding for Target"
                        + " fleet/oslo");
        assertThat(told(delete(SolarKinds.RELEASE_BINDING, "base-oslo"), WRITTEN))
                .containsExactly("Profile base uid-of-base NORMAL Deleted/Delete: deleted the ReleaseBinding for Target"
                        + " fleet/oslo");
    }

    static Stream<Step> writesBecauseOsloIsDeleted() {
        return Stream.of(
                delete(SolarKinds.RENDER_TASK, "oslo-task"),
                delete(SolarKinds.RENDER_BINDING, "oslo-chart"),
                new Step.SetFinalizers(stored(SolarKinds.RENDER_TASK, "oslo-task"), List.of()),
                new Step.SetFinalizers(stored(SolarKinds.TARGET, "oslo"), List.of()),
                status(SolarKinds.TARGET, "oslo", ""));
    }

    @ParameterizedTest
    @MethodSource("writesBecauseOsloIsDeleted")
    void theDeletionOfATargetIsToldWithWhicheverWriteItLeadsToFirst(Step step) {
        assertThat(told(step, WRITTEN)).first().isEqualTo(OSLO_IS_DELETED);
        assertThat(told(step, new Outcome.Deleted())).first().isEqualTo(OSLO_IS_DELETED);
        assertThat(told(step, new Outcome.Unknown("reset"))).isEmpty();
    }

    @Test
    void aBindingThatComesOrGoesSaysNothingOfItsTarget() {
        assertThat(told(delete(SolarKinds.RELEASE_BINDING, "by-hand"), WRITTEN)).isEmpty();
    }

    @Test
    void finalizersOfATargetThatStaysAreNotToldOf() {
        assertThat(told(new Step.SetFinalizers(stored(SolarKinds.TARGET, "berlin"), List.of("a")), WRITTEN))
                .isEmpty();
    }

    @Test
    void aConditionThatFlipsIsToldUnderItsReason() {
        assertThat(flips("{type: ReleasesRendered, status: 'True', reason: AllRendered, message: all done}"))
                .containsExactly("Target berlin uid-of-berlin NORMAL AllRendered/ReleasesRendered: all done");
        assertThat(flips("{type: ReleasesRendered, status: 'False', reason: ReleaseFailed, message: of a}"))
                .containsExactly("Target berlin uid-of-berlin WARNING ReleaseFailed/ReleasesRendered: of a");
        assertThat(flips("{type: ReleasesRendered, status: 'False', reason: Pending}"))
                .containsExactly(
                        "Target berlin uid-of-berlin NORMAL Pending/ReleasesRendered: ReleasesRendered is" + " False");
    }

    @Test
    void aConditionThatStandsIsNotToldOf() {
        assertThat(flips("{type: RegistryResolved, status: 'True', reason: Resolved,"
                        + " lastTransitionTime: '2026-11-30T12:00:00Z'}"))
                .isEmpty();
    }

    @Test
    void aBlockedDeletionIsToldUnderItsTypeWhateverTheReason() {
        assertThat(flips("{type: DeletionBlocked, status: 'True', reason: HeldByFinalizer, message: by a}"))
                .containsExactly("Target berlin uid-of-berlin WARNING DeletionBlocked/Delete: HeldByFinalizer: by a");
    }

    @Test
    void ofANewBindingOnlyItsRejectionIsToldOf() {
        assertThat(told(status(SolarKinds.RELEASE_BINDING, "base-oslo", accepted("True", "Accepted")), WRITTEN))
                .isEmpty();
        assertThat(told(status(SolarKinds.RELEASE_BINDING, "base-oslo", accepted("False", "LowerPriority")), WRITTEN))
                .containsExactly("ReleaseBinding base-oslo  WARNING LowerPriority/Accepted: why");
    }

    @Test
    void whatIsRefusedIsToldOnTheObject() {
        assertThat(told(
                        status(SolarKinds.TARGET, "berlin", ""),
                        new Outcome.Refused(422, "Invalid", "spec.userdata: too long")))
                .containsExactly(
                        "Target berlin uid-of-berlin WARNING Refused/SetStatus: the API server refuses a write,"
                                + " 422 Invalid: spec.userdata: too long");
    }

    @Test
    void whatMayNotBeMadeIsToldOnWhatItIsFor() {
        Outcome refused = new Outcome.Refused(403, "Forbidden", "no");

        assertThat(told(create(SolarKinds.RELEASE_BINDING, "base-oslo"), refused))
                .singleElement()
                .asString()
                .startsWith("Profile base uid-of-base WARNING Refused/Create");
        assertThat(told(create(SolarKinds.RENDER_BINDING, "oslo-chart"), refused))
                .singleElement()
                .asString()
                .startsWith("Target oslo uid-of-oslo WARNING Refused/Create");
        assertThat(told(create(SolarKinds.RENDER_ARTIFACT, "chart"), refused))
                .singleElement()
                .asString()
                .startsWith("RenderArtifact chart  WARNING Refused/Create");
    }

    @Test
    void whoElseWritesIsNamedBeforeWhatCameOfTheWrite() {
        Outcome contended = new Outcome.Contended(
                List.of(
                        new Outcome.Contender("helm", List.of(".status.a", ".status.b")),
                        new Outcome.Contender("argo", List.of(".status.c"))),
                new Outcome.Refused(403, "Forbidden", "no"));

        assertThat(told(status(SolarKinds.TARGET, "berlin", ""), contended))
                .satisfiesExactly(
                        first -> assertThat(first)
                                .isEqualTo("Target berlin uid-of-berlin WARNING Contended/SetStatus: what is the"
                                        + " operator's to say was written by helm (.status.a, .status.b), argo"
                                        + " (.status.c), and taken back"),
                        second -> assertThat(second).contains("Refused/SetStatus"));
    }

    static Stream<Outcome> passing() {
        return Stream.of(
                new Outcome.Gone(),
                new Outcome.Replaced(JsonNodeFactory.instance.objectNode()),
                new Outcome.Conflict(Outcome.Conflict.Why.STALE),
                new Outcome.Throttled(Duration.ofSeconds(1)),
                new Outcome.NamespaceTerminating(),
                new Outcome.KindNotServed(),
                new Outcome.Unknown("reset"),
                new Outcome.NotLeading());
    }

    @ParameterizedTest
    @MethodSource("passing")
    void whatIsTriedAgainOrDecidedAnewIsNotToldOf(Outcome outcome) {
        assertThat(told(create(SolarKinds.RENDER_TASK, "berlin-task"), outcome)).isEmpty();
    }

    private static List<String> flips(String condition) {
        return told(status(SolarKinds.TARGET, "berlin", condition), WRITTEN);
    }

    private static List<String> told(Step step, Outcome outcome) {
        return Occurrences.of(step, outcome, FLEET).stream()
                .map(OccurrencesTest::line)
                .toList();
    }

    private static String line(Occurrence occurrence) {
        Regarding regarding = occurrence.regarding();
        return regarding.kind().name() + " " + regarding.key().name() + " " + regarding.uid() + " "
                + occurrence.type() + " " + occurrence.reason() + "/" + occurrence.action() + ": " + occurrence.note()
                + occurrence.subject();
    }

    private static String accepted(String status, String reason) {
        return "{type: Accepted, status: '" + status + "', reason: " + reason + ", message: why}";
    }

    private static Step create(Kind<?> kind, String name) {
        return new Step.Create(
                new ObjectId(kind, Fleet.key("fleet/" + name)),
                stored(kind, name).document());
    }

    private static Step delete(Kind<?> kind, String name) {
        return new Step.Delete(stored(kind, name));
    }

    private static Step status(Kind<?> kind, String name, String condition) {
        ObjectNode document = Fleet.object(Yaml.object(kind.name(), "fleet/" + name, "", "") + "status: {conditions: ["
                        + condition + "]}\n")
                .document();
        return new Step.SetStatus(stored(kind, name), (ObjectNode) document.get("status"), Set.of());
    }

    private static FleetObject<?> stored(Kind<?> kind, String name) {
        return FLEET.find(kind, Fleet.key("fleet/" + name)).orElseThrow();
    }
}
