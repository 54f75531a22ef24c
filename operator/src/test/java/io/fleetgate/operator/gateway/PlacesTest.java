package io.fleetgate.operator.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Who may write next. */
class PlacesTest {
    private static final boolean REPORT = true;
    private static final boolean ACT = false;
    private static final Duration AT_ONCE = Duration.ZERO;
    private static final Duration LONG = Duration.ofSeconds(20);

    private final Places places = new Places(1);
    private final List<String> order = new CopyOnWriteArrayList<>();
    private final List<Thread> threads = new ArrayList<>();

    @AfterEach
    void stop() {
        threads.forEach(Thread::interrupt);
    }

    @Test
    void whoReportsGivesWayToWhoActs() throws Exception {
        places.take(ACT);
        Thread report = taking("report", REPORT);
        Thread act = taking("act", ACT);

        places.leave();
        act.join();
        places.leave();
        report.join();

        assertThat(order).containsExactly("act", "report");
    }

    @Test
    void whereNobodyActsReportsTakeEveryPlace() throws Exception {
        Places two = new Places(2);

        two.take(REPORT);
        two.take(REPORT);

        assertThat(two.awaitEmpty(AT_ONCE)).isFalse();
        two.leave();
        two.leave();
        assertThat(two.awaitEmpty(AT_ONCE)).isTrue();
    }

    @Test
    void whoGivesUpWaitingLeavesTheWayToOthers() throws Exception {
        places.take(ACT);
        Thread act = taking("act", ACT);
        Thread report = taking("report", REPORT);

        act.interrupt();
        act.join();
        places.leave();
        report.join();

        assertThat(order).containsExactly("act gave up", "report");
    }

    @Test
    void whoWaitsForAllToLeaveIsToldSo() throws Exception {
        places.take(REPORT);
        Thread waiting = run(() -> order.add(places.awaitEmpty(LONG) ? "empty" : "in use"));

        places.leave();
        waiting.join();

        assertThat(order).containsExactly("empty");
    }

    /** Returns when the place is waited for. */
    private Thread taking(String name, boolean isReport) throws InterruptedException {
        return run(() -> {
            try {
                places.take(isReport);
                order.add(name);
            } catch (InterruptedException e) {
                order.add(name + " gave up");
            }
        });
    }

    private Thread run(Task task) throws InterruptedException {
        Thread thread = Thread.ofPlatform().daemon().start(() -> {
            try {
                task.run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        threads.add(thread);
        while (thread.getState() != Thread.State.WAITING && thread.getState() != Thread.State.TIMED_WAITING) {
            Thread.onSpinWait();
        }
        return thread;
    }

    /** What a thread does. */
    @FunctionalInterface
    private interface Task {
        void run() throws InterruptedException;
    }
}
