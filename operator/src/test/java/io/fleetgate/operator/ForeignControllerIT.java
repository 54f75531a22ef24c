package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.operator.apiserver.Call;
import io.fleetgate.operator.apiserver.Fault;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import io.fleetgate.operator.gateway.Outcome;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Somebody who keeps undoing what the operator writes, or editing what refuses it: it is written again, but not without end, and
 * nobody else waits.
 */
@Timeout(60)
class ForeignControllerIT {
    private static final long PATIENCE_NANOS = Duration.ofSeconds(1).toNanos();
    private static final long LOOK_NANOS = 1_000_000;
    private static final int EDITS = 30;
    private static final int MOST_IN_A_ROW = 10;

    @AutoClose
    private final InMemoryApiServer server = InMemoryApiServer.start();

    private final Queue<Outcome> outcomes = new ConcurrentLinkedQueue<>();

    @AutoClose
    private final RunningControllers controllers;

    private interface Edit {
        void make() throws Exception;
    }

    private interface Look {
        boolean isUndone();
    }

    ForeignControllerIT() throws Exception {
        server.fleet().load(StoredFleets.FLEET);
        controllers = new RunningControllers(server, Duration.ofMinutes(1), (_, outcome, _) -> outcomes.add(outcome));
    }

    @BeforeEach
    void settle() {
        controllers.awaitQuiet();
        server.calls().clear();
    }

    @Test
    void aConditionThatSomebodyElseKeepsWriting() throws Exception {
        int undone = quarrel(
                () -> server.fleet()
                        .patchStatus(
                                SolarKinds.PROFILE,
                                "fleet",
                                "base",
                                "status: {conditions: [{type: Accepted, status: 'False', reason: Mine, message: no,"
                                        + " lastTransitionTime: '2026-11-30T00:00:00Z'}]}"),
                () -> profile().contains("\"reason\":\"Accepted\""));

        assertThat(undone).isBetween(1, MOST_IN_A_ROW);
        assertThat(writesOf("/profiles/base"))
                .as("each asked for, and then taken")
                .hasSizeLessThanOrEqualTo(2 * MOST_IN_A_ROW);
        assertThat(outcomes)
                .as("who it is")
                .anyMatch(outcome -> outcome instanceof Outcome.Contended(var contenders, var _)
                        && contenders.getFirst().manager().equals("renderer"));
        assertOthersAreServed();
    }

    @Test
    void aFinalizerThatSomebodyElseKeepsRemoving() throws Exception {
        int undone = quarrel(
                () -> server.fleet().patch(SolarKinds.PROFILE, "fleet", "base", "metadata: {finalizers: []}"),
                () -> profile().contains("profile-finalizer"));

        assertThat(undone).isBetween(1, MOST_IN_A_ROW);
        assertThat(writesOf("/profiles/base")).hasSizeLessThanOrEqualTo(MOST_IN_A_ROW);
        assertOthersAreServed();
    }

    @Test
    void aBindingThatSomebodyElseKeepsDeleting() throws Exception {
        int undone =
                quarrel(this::deleteBindings, () -> StoredFleets.bound(server).equals(List.of("berlin")));

        assertThat(undone).isBetween(1, MOST_IN_A_ROW);
        assertThat(server.calls().writes().stream()
                        .filter(call -> call.request().method().equals("POST"))
                        .toList())
                .as("bindings made anew")
                .hasSizeLessThanOrEqualTo(MOST_IN_A_ROW);
        assertOthersAreServed();
    }

    @Test
    void aBindingThatSomebodyElseKeepsRedirecting() throws Exception {
        int undone =
                quarrel(this::redirectBindings, () -> StoredFleets.bound(server).equals(List.of("berlin")));

        assertThat(undone).isBetween(1, MOST_IN_A_ROW);
        assertOthersAreServed();
    }

    @Test
    void anObjectThatIsEditedAllTheTimeAndRefusesWhatIsWritten() throws Exception {
        server.faults()
                .onEvery(
                        call -> call.isWrite() && call.request().path().endsWith("/profiles/base/status"),
                        Fault.FORBIDDEN);
        AtomicInteger edits = new AtomicInteger();

        int tried = quarrel(
                () -> server.fleet()
                        .patch(
                                SolarKinds.PROFILE,
                                "fleet",
                                "base",
                                "spec: {userdata: {edit: " + edits.incrementAndGet() + "}}"),
                () -> writesOf("/profiles/base").size() >= edits.get());

        assertThat(tried).isBetween(1, MOST_IN_A_ROW);
        assertThat(writesOf("/profiles/base")).hasSizeLessThanOrEqualTo(MOST_IN_A_ROW);
        assertOthersAreServed();
    }

    /** Edits until nobody does anything about it any more; returns how often somebody did. */
    private int quarrel(Edit edit, Look look) throws Exception {
        for (int edits = 0; edits < EDITS; edits++) {
            edit.make();
            if (!isUndone(look)) {
                return edits;
            }
        }
        return EDITS;
    }

    private static boolean isUndone(Look look) {
        long end = System.nanoTime() + PATIENCE_NANOS;
        while (!look.isUndone() && System.nanoTime() < end) {
            LockSupport.parkNanos(LOOK_NANOS);
        }
        return look.isUndone();
    }

    private void assertOthersAreServed() throws Exception {
        server.fleet()
                .load(Yaml.release("fleet/more", "uniqueName: more")
                        + Yaml.profile("fleet/more", "more", "{matchLabels: {env: test}}"));
        RunningControllers.await(
                "another profile gets its binding",
                () -> StoredFleets.bound(server).contains("oslo"));
    }

    private void deleteBindings() throws Exception {
        for (var binding : StoredFleets.bindings(server)) {
            server.fleet()
                    .delete(
                            SolarKinds.RELEASE_BINDING,
                            "fleet",
                            binding.at("/metadata/name").asText());
        }
    }

    private void redirectBindings() throws Exception {
        for (var binding : StoredFleets.bindings(server)) {
            server.fleet()
                    .patch(
                            SolarKinds.RELEASE_BINDING,
                            "fleet",
                            binding.at("/metadata/name").asText(),
                            "spec: {targetRef: {name: nowhere}}");
        }
    }

    private String profile() {
        return server.fleet()
                .find(SolarKinds.PROFILE, "fleet", "base")
                .orElseThrow()
                .toString();
    }

    private List<Call> writesOf(String path) {
        return server.calls().writes().stream()
                .filter(call -> call.request().path().contains(path))
                .toList();
    }
}
