package io.fleetgate.operator.reconcile;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.informer.StoreChange;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.operator.queue.QueueDepth;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TriggersTest {
    private static final String BERLIN = "Target fleet/berlin";
    private static final String OSLO = "Target fleet/oslo";
    private static final String BASE = "Profile fleet/base";
    private static final String RELEASE = "Release fleet/kyverno";

    private final Triggers triggers = new Triggers(() -> this.fleet);
    private Snapshot fleet = Fleet.of(Yaml.release("fleet/kyverno", "uniqueName: kyverno")
            + Yaml.profile("fleet/base", "kyverno", "{matchLabels: {env: prod}}")
            + Yaml.target("fleet/berlin", "env: prod")
            + Yaml.target("fleet/oslo", "env: test"));

    @Test
    void whenItIsTurnedOnEverythingIsLookedAt() throws InterruptedException {
        triggers.turnOn();

        assertThat(enqueued()).containsExactly(BASE, RELEASE, BERLIN, OSLO);
        assertThat(triggers.isQuiet()).isTrue();
    }

    @Test
    void aChangeLeadsToWhatItConcernsAlone() throws InterruptedException {
        turnOn();

        relabel("berlin", "env: test");

        assertThat(enqueued()).contains(BERLIN, BASE).doesNotContain(OSLO);
    }

    @Test
    void changesOfSeveralObjectsAreLookedAtTogether() throws InterruptedException {
        turnOn();

        relabel("berlin", "env: test");
        relabel("oslo", "env: prod");

        assertThat(enqueued()).contains(BERLIN, OSLO, BASE);
    }

    @Test
    void anObjectThatHasChangedTwiceIsNoTrouble() throws InterruptedException {
        turnOn();

        relabel("berlin", "env: test");
        relabel("oslo", "env: prod");
        relabel("berlin", "env: none");

        assertThat(enqueued()).contains(BERLIN, OSLO, BASE);
    }

    @Test
    void whatWasChangedAndChangedBackMayHaveBeenSeenMeanwhile() throws InterruptedException {
        turnOn();

        relabel("berlin", "env: test");
        relabel("berlin", "env: prod");

        assertThat(enqueued()).contains(BERLIN, BASE);
    }

    @Test
    void beforeItIsTurnedOnAndAfterItIsTurnedOffNothingIsHeardOf() throws InterruptedException {
        relabel("berlin", "env: test");
        turnOn();
        relabel("oslo", "env: prod");

        triggers.turnOff();
        relabel("oslo", "env: test");

        assertThat(triggers.isQuiet()).isTrue();
        assertThat(triggers.queue().depth()).isEqualTo(new QueueDepth(0, 0, 0));
    }

    @Test
    void whileAKindIsNotCompleteNothingIsLookedAtAndEverythingOnceItIs() throws InterruptedException {
        turnOn();
        know(SolarKinds.PROFILE, new Completeness.ReadFailed("out of date"));

        relabel("berlin", "env: test");

        assertThat(enqueued()).isEmpty();
        assertThat(triggers.isQuiet()).as("it owes a look").isFalse();

        know(SolarKinds.PROFILE, Completeness.COMPLETE);

        assertThat(enqueued()).containsExactly(BASE, RELEASE, BERLIN, OSLO);
        assertThat(triggers.isQuiet()).isTrue();
    }

    @Test
    void whatHappensJustBeforeAKindIsCompleteAgainLeadsToALookAtEverything() throws InterruptedException {
        turnOn();
        know(SolarKinds.PROFILE, new Completeness.ReadFailed("out of date"));
        enqueued();

        relabel("berlin", "env: test");
        know(SolarKinds.PROFILE, Completeness.COMPLETE);

        assertThat(enqueued()).containsExactly(BASE, RELEASE, BERLIN, OSLO);
        assertThat(triggers.isQuiet()).isTrue();
    }

    @Test
    void everythingIsLookedAtOnlyOnceTheLastKindIsComplete() throws InterruptedException {
        know(SolarKinds.PROFILE, Completeness.NOT_SYNCED);
        know(SolarKinds.RELEASE, Completeness.NOT_SYNCED);
        triggers.turnOn();

        assertThat(enqueued()).isEmpty();
        know(SolarKinds.PROFILE, Completeness.COMPLETE);
        assertThat(enqueued()).isEmpty();
        know(SolarKinds.RELEASE, Completeness.COMPLETE);
        assertThat(enqueued()).hasSize(4);
    }

    @Test
    void anObjectThatBecomesReadableMayConcernAnything() throws InterruptedException {
        turnOn();
        Snapshot before = fleet.withUnreadable(Fleet.unreadable(Yaml.profile("fleet/odd", "kyverno", "[]")));

        triggers.changed(new StoreChange.Objects(
                before, fleet, ChangeSet.of(), Set.of(new ObjectId(SolarKinds.PROFILE, Fleet.key("fleet/odd")))));

        assertThat(enqueued()).containsExactly(BASE, RELEASE, BERLIN, OSLO);
    }

    @Test
    void whileAnObjectIsUnreadableEverythingElseIsLookedAt() throws InterruptedException {
        turnOn();
        Snapshot before = fleet;
        fleet = fleet.withUnreadable(Fleet.unreadable(Yaml.profile("fleet/odd", "kyverno", "[]")));
        triggers.changed(new StoreChange.Objects(
                before, fleet, ChangeSet.of(), Set.of(new ObjectId(SolarKinds.PROFILE, Fleet.key("fleet/odd")))));

        relabel("berlin", "env: test");

        assertThat(enqueued()).containsExactly(BASE, RELEASE, BERLIN, OSLO);
        assertThat(triggers.isQuiet()).isTrue();
    }

    @Test
    void whatIsKnownAgainLeadsToALookAtEverything() throws InterruptedException {
        turnOn();
        know(SolarKinds.PROFILE, Completeness.NOT_SYNCED);
        know(SolarKinds.PROFILE, Completeness.COMPLETE);

        assertThat(enqueued()).containsExactly(BASE, RELEASE, BERLIN, OSLO);
    }

    @Test
    void whatIsStoredWhileItIsTurnedOnIsLookedAt() throws InterruptedException {
        triggers.turnOn();
        fleet = fleet.with(Fleet.object(Yaml.target("fleet/rome", "env: prod")));

        assertThat(enqueued()).contains("Target fleet/rome");
    }

    @Test
    void whenVeryManyChangesWaitEverythingIsLookedAtInstead() throws InterruptedException {
        turnOn();
        for (int i = 0; i <= 10_000; i++) {
            relabel("berlin", "env: test" + i);
        }

        assertThat(enqueued()).containsExactly(BASE, RELEASE, BERLIN, OSLO);
        assertThat(triggers.isQuiet()).isTrue();
    }

    @Test
    void toLookAtEverythingIsNothingWhereItIsTurnedOff() throws InterruptedException {
        turnOn();
        triggers.turnOff();

        triggers.lookAtAll();

        assertThat(triggers.isQuiet()).isTrue();
    }

    @Test
    void whenItIsClosedThereIsNothingMore() throws InterruptedException {
        triggers.turnOn();

        triggers.close();

        assertThat(triggers.enqueueNext()).isFalse();
    }

    @BeforeEach
    void open() {
        triggers.queue().open();
    }

    private void turnOn() throws InterruptedException {
        triggers.turnOn();
        enqueued();
    }

    private void relabel(String target, String labels) {
        Snapshot before = fleet;
        FleetObject<?> now = Fleet.object(Yaml.target("fleet/" + target, labels));
        FleetObject<?> was = ofTarget(target);
        fleet = fleet.with(now);
        triggers.changed(new StoreChange.Objects(before, fleet, ChangeSet.of(new Change.Update(was, now)), Set.of()));
    }

    private FleetObject<?> ofTarget(String name) {
        return fleet.find(SolarKinds.TARGET, Fleet.key("fleet/" + name)).orElseThrow();
    }

    private void know(Kind<?> kind, Completeness known) {
        Snapshot before = fleet;
        fleet = fleet.with(kind, known);
        triggers.changed(new StoreChange.Knowledge(before, fleet, kind));
    }

    /** All that the changes so far lead to; the queue is empty then. */
    private Set<String> enqueued() throws InterruptedException {
        assertThat(triggers.enqueueNext()).isTrue();
        Set<String> items = new TreeSet<>();
        while (triggers.queue().depth().ready() > 0) {
            ObjectId item = triggers.queue().take().orElseThrow();
            triggers.queue().done(item);
            items.add(item.toString());
        }
        return items;
    }
}
