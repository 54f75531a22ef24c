package io.fleetgate.cluster.informer;

import static io.fleetgate.cluster.informer.WatchedFleet.EDGE;
import static io.fleetgate.cluster.informer.WatchedFleet.await;
import static io.fleetgate.cluster.informer.WatchedFleet.target;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.cluster.watch.ScriptedKind;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What an operator wrote itself is known as soon as it was answered, whatever an API server tells of it, and when. */
@Timeout(60)
class OwnWritesIT {
    private static final Duration LONG = Duration.ofMinutes(1);
    private static final ObjectKey NEW = new ObjectKey("sites", "new");

    private final RecordedChanges changes = new RecordedChanges();
    private WatchedFleet fleet;
    private ScriptedKind targets;
    private FleetStore store;

    @BeforeEach
    void start() throws Exception {
        fleet = new WatchedFleet(changes);
        targets = fleet.installed();
        targets.put(target("edge", "old"));
        store = fleet.follow(LONG);
    }

    @AfterEach
    void stop() {
        fleet.close();
    }

    @Test
    void aWriteIsKnownAtOnceAndToldOnce() {
        fleet.server.freeze();
        store.observe(SolarKinds.TARGET, targets.put(target("edge", "new")));
        assertThat(find(EDGE).orElseThrow().labels()).containsEntry("ring", "new");
        assertThat(fleet.targetStatus().untold()).isEqualTo(1);

        fleet.server.thaw();
        awaitTold();

        assertThat(changes.about(SolarKinds.TARGET, EDGE)).containsExactly("create edge", "update edge");
    }

    @Test
    void aLateAnswerUndoesNothing() {
        ObjectNode answer = targets.put(target("edge", "own"));
        targets.put(target("edge", "later"));
        await(() -> find(EDGE).orElseThrow().labels().containsValue("later"));

        store.observe(SolarKinds.TARGET, answer);

        assertThat(find(EDGE).orElseThrow().labels()).containsEntry("ring", "later");
        assertThat(fleet.targetStatus().untold()).isZero();
    }

    @Test
    void aLateAnswerBringsNothingBack() {
        ObjectNode answer = targets.put(target("edge", "own"));
        targets.delete("sites/edge");
        await(() -> find(EDGE).isEmpty());

        store.observe(SolarKinds.TARGET, answer);

        assertThat(find(EDGE)).isEmpty();
    }

    @Test
    void whatIsGoneIsNotBroughtBackByEventsFromBefore() {
        FleetObject<TargetSpec> last = find(EDGE).orElseThrow();
        fleet.server.freeze();
        targets.put(target("edge", "by another"));
        targets.delete("sites/edge");
        store.observeGone(last);
        assertThat(find(EDGE)).isEmpty();

        fleet.server.thaw();
        awaitTold();

        assertThat(changes.about(SolarKinds.TARGET, EDGE)).containsExactly("create edge", "delete edge");
    }

    @Test
    void anotherObjectMayTakeTheNameOfOneThatIsGone() {
        FleetObject<TargetSpec> last = find(EDGE).orElseThrow();
        fleet.server.freeze();
        targets.delete("sites/edge");
        ObjectNode answer = targets.put(target("edge", "again"));
        store.observeGone(last);
        store.observe(SolarKinds.TARGET, answer);
        store.observeGone(last);
        assertThat(find(EDGE).orElseThrow().labels()).containsEntry("ring", "again");

        fleet.server.thaw();
        awaitTold();

        assertThat(changes.about(SolarKinds.TARGET, EDGE)).containsExactly("create edge", "delete edge", "create edge");
        assertThat(fleet.targets()).isEqualTo(targets.versions());
    }

    @Test
    void aCreationOutlivesAListFromBeforeAndAnEndIsNotUndoneByIt() throws Exception {
        FleetObject<TargetSpec> last = find(EDGE).orElseThrow();
        holdAList();
        store.observe(SolarKinds.TARGET, targets.put(target("new", "own")));
        targets.delete("sites/edge");
        store.observeGone(last);

        fleet.server.releaseLists();
        awaitTold();

        assertThat(changes.about(SolarKinds.TARGET, NEW)).containsExactly("create new");
        assertThat(changes.about(SolarKinds.TARGET, EDGE)).containsExactly("create edge", "delete edge");
        assertThat(fleet.targets()).isEqualTo(targets.versions());
    }

    @Test
    void theWriteThatTakesTheLastFinalizerOfATerminatingObjectEndsIt() {
        ObjectNode terminating = targets.put(target("edge", "old")
                .replace(
                        "\"labels\"",
                        "\"deletionTimestamp\":\"2026-11-30T12:00:00Z\",\"finalizers\":[\"a/b\"],\"labels\""));
        store.observe(SolarKinds.TARGET, terminating);
        assertThat(find(EDGE).orElseThrow().isTerminating()).isTrue();

        terminating.withObject("metadata").remove("finalizers");
        store.observe(SolarKinds.TARGET, terminating);

        assertThat(find(EDGE)).isEmpty();
    }

    @Test
    void anAnswerIsKeptAsAnEventWouldBeAndIsNotSharedWithItsSender() {
        fleet.server.freeze();
        ObjectNode answer = targets.put(target("edge", "own"));
        answer.withObject("metadata").putArray("managedFields").addObject().put("manager", "operator");
        store.observe(SolarKinds.TARGET, answer);
        answer.withObject("metadata").put("name", "other");

        ObjectNode document = find(EDGE).orElseThrow().document();
        assertThat(document.at("/metadata/managedFields").isMissingNode()).isTrue();
        assertThat(document.at("/metadata/name").asText()).isEqualTo("edge");
    }

    @Test
    void anAnswerThatIsNoObjectTellsNothing() {
        store.observe(SolarKinds.TARGET, JsonNodeFactory.instance.objectNode().put("kind", "Status"));

        assertThat(changes.about(SolarKinds.TARGET)).containsExactly("create edge", "Complete");
    }

    @Test
    void aKindThatIsNotFollowedIsAMistake() {
        Kind<?> secret = Kind.unknown(new GroupKind("", "Secret"), "v1");

        assertThatThrownBy(() -> store.observe(secret, targets.put(target("edge", "x"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the store does not follow v1 Secret");
    }

    @Test
    void theStatusSaysUpToWhichVersionTheWatchHasTold() {
        long before = fleet.targetStatus().resourceVersion().orElseThrow();
        ObjectNode answer = targets.put(target("edge", "own"));
        store.observe(SolarKinds.TARGET, answer);

        awaitTold();

        assertThat(fleet.targetStatus().resourceVersion())
                .hasValue(answer.at("/metadata/resourceVersion").asLong() + 1);
        assertThat(before).isPositive();
    }

    private Optional<FleetObject<TargetSpec>> find(ObjectKey key) {
        return fleet.snapshot().find(SolarKinds.TARGET, key);
    }

    /** Has a list made that is not answered yet: the watch has expired, having seen one of two bookmarks at most. */
    private void holdAList() throws InterruptedException {
        fleet.server.freeze();
        targets.bookmark();
        targets.bookmark();
        targets.expire();
        fleet.server.holdLists();
        fleet.server.thaw();
        fleet.server.awaitHeldList();
    }

    /** Waits until the watch has told of everything that was written. */
    private void awaitTold() {
        targets.put(target("last", "x"));
        await(() -> find(new ObjectKey("sites", "last")).isPresent());
        assertThat(fleet.targetStatus().untold()).isZero();
    }
}
