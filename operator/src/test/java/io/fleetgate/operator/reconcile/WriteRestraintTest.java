package io.fleetgate.operator.reconcile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectId;
import io.fleetgate.operator.gateway.Outcome;
import io.fleetgate.operator.time.HandMovedNanos;
import io.fleetgate.reconcile.Step;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An object that somebody edits every tenth of a second, so that there is something else to write each time. */
class WriteRestraintTest {
    private static final Duration BETWEEN_EDITS = Duration.ofMillis(100);
    private static final int EDITS_OF_A_MINUTE = 600;
    private static final Outcome WRITTEN = new Outcome.Written(JsonNodeFactory.instance.objectNode());
    private static final Outcome REFUSED = new Outcome.Refused(422, "Invalid", "no");

    private final HandMovedNanos time = new HandMovedNanos();
    private final WriteRestraint restraint = new WriteRestraint(time);

    static Stream<Outcome> failures() {
        return Stream.of(
                REFUSED,
                new Outcome.Refused(403, "Forbidden", "no"),
                new Outcome.NamespaceTerminating(),
                new Outcome.KindNotServed(),
                new Outcome.Conflict(Outcome.Conflict.Why.EXISTS),
                new Outcome.Unknown("HTTP 500"),
                new Outcome.Contended(List.of(new Outcome.Contender("helm", List.of(".status"))), WRITTEN));
    }

    @ParameterizedTest
    @MethodSource("failures")
    void whatKeepsFailingIsWrittenTenTimesInARowAndThenEveryTenSeconds(Outcome failure) {
        assertThat(writesOfAMinute("base", failure)).isEqualTo(10 + 5);
    }

    static Stream<Outcome> passingFailures() {
        return Stream.of(
                new Outcome.Conflict(Outcome.Conflict.Why.STALE), new Outcome.Throttled(Duration.ofSeconds(1)));
    }

    @ParameterizedTest
    @MethodSource("passingFailures")
    void whatFailsBecauseOthersWriteAtTheSameTimeIsNotHeldAgainstTheObject(Outcome failure) {
        assertThat(writesOfAMinute("base", failure)).isEqualTo(EDITS_OF_A_MINUTE);
    }

    @Test
    void whatSucceedsFollowsTheEdits() {
        assertThat(writesOfAMinute("base", WRITTEN)).isEqualTo(EDITS_OF_A_MINUTE);
    }

    @Test
    void whoIsHeldBackIsToldHowLongIsLeft() {
        writesOfAMinute("base", REFUSED);

        assertThat(restraint.tryWrite(status("base", 0))).isZero();
        restraint.performed(status("base", 0), REFUSED);
        time.pass(Duration.ofSeconds(4));

        assertThat(restraint.tryWrite(status("base", 1))).isEqualTo(Duration.ofSeconds(6));
    }

    @Test
    void anObjectDoesNotWaitForAnotherThatRefuses() {
        writesOfAMinute("base", REFUSED);

        assertThat(restraint.tryWrite(status("other", 0))).isZero();
    }

    @Test
    void successesInBetweenDoNotMakeFailuresMore() {
        int failures = 0;
        for (int edit = 0; edit < EDITS_OF_A_MINUTE; edit++) {
            Outcome outcome = edit % 2 == 0 ? REFUSED : WRITTEN;
            failures += write("base", edit, outcome) && outcome.equals(REFUSED) ? 1 : 0;
        }

        assertThat(failures).isLessThanOrEqualTo(10 + 5);
    }

    @Test
    void aWriteThatWasNotSentCountsForNothing() {
        writesOfAMinute("base", new Outcome.NotLeading());

        assertThat(restraint.tryWrite(status("base", -1))).isZero();
    }

    @Test
    void theSameWriteIsHeldBackEvenIfItSucceeds() {
        int writes = 0;
        while (write("base", 0, WRITTEN)) {
            writes++;
        }

        assertThat(writes).isEqualTo(10);
    }

    @Test
    void whatOthersHoldAnObjectByMakesItNoOtherWrite() {
        for (int edit = 0; edit < 10; edit++) {
            assertThat(restraint.tryWrite(finalizer("example.test/hold-" + edit)))
                    .isZero();
        }

        assertThat(restraint.tryWrite(finalizer("example.test/hold-more"))).isPositive();
    }

    @Test
    void theSameFinalizerMayComeAndGo() {
        FleetObject<?> without = Fleet.object(Yaml.object("Profile", "fleet/base", "", ""));
        FleetObject<?> with = Fleet.object(Yaml.object("Profile", "fleet/base", "finalizers: [ours]", ""));
        for (int time = 0; time < 10; time++) {
            assertThat(restraint.tryWrite(new Step.SetFinalizers(without, List.of("ours"))))
                    .isZero();
            assertThat(restraint.tryWrite(new Step.SetFinalizers(with, List.of())))
                    .isZero();
        }
    }

    @Test
    void aCountThatGoesUpAndDownWithTheTargetsIsWrittenEachTime() {
        for (int time = 0; time < 20; time++) {
            assertThat(write("base", 99 + time % 2, WRITTEN)).isTrue();
        }
    }

    @Test
    void aBindingMayComeAndGoWithTheLabelsOfItsTarget() {
        for (int time = 0; time < 20; time++) {
            perform(creation());
            perform(new Step.Delete(binding("uid-" + time)));
        }
    }

    @Test
    void aBindingThatSomebodyElseDeletesIsMadeTenTimesInARow() {
        for (int time = 0; time < 10; time++) {
            perform(creation());
        }

        assertThat(restraint.tryWrite(creation())).isPositive();
    }

    @Test
    void aBindingThatSomebodyElseRedirectsIsMadeAnewTenTimesInARow() {
        for (int time = 0; time < 10; time++) {
            perform(creation());
            perform(new Step.Delete(binding("uid-" + time, "targetRef: {name: elsewhere}")));
        }

        assertThat(restraint.tryWrite(creation())).isPositive();
    }

    @Test
    void anObjectThatIsNotDeletedAsAskedIsAskedTenTimesInARow() {
        var deletion = new Step.Delete(binding("uid"));
        for (int time = 0; time < 10; time++) {
            perform(deletion);
        }

        assertThat(restraint.tryWrite(deletion)).isPositive();
    }

    private void perform(Step.Write step) {
        assertThat(restraint.tryWrite(step)).isZero();
        restraint.performed(step, WRITTEN);
    }

    private int writesOfAMinute(String profile, Outcome outcome) {
        int writes = 0;
        for (int edit = 0; edit < EDITS_OF_A_MINUTE; edit++) {
            writes += write(profile, edit, outcome) ? 1 : 0;
        }
        return writes;
    }

    /** Tries to write after an edit, and waits for the next one. */
    private boolean write(String profile, int edit, Outcome outcome) {
        Step.Write step = status(profile, edit);
        boolean isWritten = restraint.tryWrite(step).isZero();
        if (isWritten) {
            restraint.performed(step, outcome);
        }
        time.pass(BETWEEN_EDITS);
        return isWritten;
    }

    private static Step.Write status(String profile, int edit) {
        return new Step.SetStatus(
                Fleet.object(Yaml.object("Profile", "fleet/" + profile, "", "")),
                JsonNodeFactory.instance.objectNode().put("observedGeneration", edit),
                Set.of());
    }

    /** The operator's own is written beside that of somebody else. */
    private static Step.Write finalizer(String foreign) {
        return new Step.SetFinalizers(
                Fleet.object(Yaml.object("Profile", "fleet/base", "finalizers: [" + foreign + "]", "")),
                List.of(foreign, "ours"));
    }

    private static Step.Write creation() {
        return new Step.Create(ObjectId.of(binding("")), binding("").document());
    }

    private static FleetObject<?> binding(String uid) {
        return binding(uid, "targetRef: {name: berlin}");
    }

    private static FleetObject<?> binding(String uid, String spec) {
        return Fleet.object(Yaml.object("ReleaseBinding", "fleet/base-berlin", "uid: '%s'".formatted(uid), spec));
    }
}
