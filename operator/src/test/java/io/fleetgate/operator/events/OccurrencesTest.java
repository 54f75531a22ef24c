package io.fleetgate.operator.events;

import static io.fleetgate.operator.events.ToldFleet.stored;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.operator.gateway.Outcome;
import io.fleetgate.reconcile.Step;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OccurrencesTest {
    private static final String OSLO_IS_DELETED =
            "Target oslo uid-of-oslo WARNING Deleting/Delete: is deleted with all that was rendered for it";
    private static final Outcome WRITTEN = new Outcome.Written(JsonNodeFactory.instance.objectNode());

    static Stream<Step> writesBecauseOsloIsDeleted() {
        return Stream.of(
                delete(SolarKinds.RENDER_TASK, "oslo-task"),
                delete(SolarKinds.RENDER_BINDING, "oslo-chart"),
                new Step.SetFinalizers(stored(SolarKinds.RENDER_TASK, "oslo-task"), List.of()),
                new Step.SetFinalizers(stored(SolarKinds.TARGET, "oslo"), List.of()),
                status("oslo"));
    }

    @ParameterizedTest
    @MethodSource("writesBecauseOsloIsDeleted")
    void theDeletionOfATargetIsToldWithWhicheverWriteItLeadsToFirst(Step step) {
        assertThat(told(step, WRITTEN)).first().isEqualTo(OSLO_IS_DELETED);
        assertThat(told(step, new Outcome.Deleted())).first().isEqualTo(OSLO_IS_DELETED);
        assertThat(told(step, new Outcome.Unknown("reset"))).isEmpty();
    }

    @Test
    void whatComesGoesOrFlipsIsToldOf() {
        assertThat(told(create(SolarKinds.RENDER_TASK, "berlin-task"), WRITTEN))
                .containsExactly("Target berlin uid-of-berlin NORMAL Created/Create: created RenderTask berlin-task");
        assertThat(told(delete(SolarKinds.RELEASE_BINDING, "base-oslo"), WRITTEN))
                .containsExactly("Profile base uid-of-base NORMAL Deleted/Delete: deleted the ReleaseBinding for Target"
                        + " fleet/oslo");
        ObjectNode status = JsonNodeFactory.instance.objectNode();
        status.putArray("conditions")
                .addObject()
                .put("type", "A")
                .put("status", "True")
                .put("reason", "Fine");
        assertThat(told(new Step.SetStatus(stored(SolarKinds.TARGET, "berlin"), status, Set.of()), WRITTEN))
                .containsExactly("Target berlin uid-of-berlin NORMAL Fine/A: A is True");
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
    void whatIsRefusedIsToldOnTheObject() {
        assertThat(told(status("berlin"), new Outcome.Refused(422, "Invalid", "spec.userdata: too long")))
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

        assertThat(told(status("berlin"), contended))
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

    private static List<String> told(Step step, Outcome outcome) {
        return Occurrences.of(step, outcome, ToldFleet.SNAPSHOT).stream()
                .map(ToldFleet::line)
                .toList();
    }

    private static Step create(Kind<?> kind, String name) {
        return new Step.Create(
                new ObjectId(kind, Fleet.key("fleet/" + name)),
                stored(kind, name).document());
    }

    private static Step delete(Kind<?> kind, String name) {
        return new Step.Delete(stored(kind, name));
    }

    private static Step status(String target) {
        return new Step.SetStatus(stored(SolarKinds.TARGET, target), JsonNodeFactory.instance.objectNode(), Set.of());
    }
}
