package io.fleetgate.webhook.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class WorkPoolTest {
    private static final Duration LONG = Duration.ofSeconds(20);

    private final WorkPool pool = new WorkPool("test-", 1, 1);

    @AfterEach
    void close() {
        pool.close();
    }

    @Test
    void workRunsOnAPlatformThreadAndItsResultComesBack() throws Exception {
        assertThat(pool.run(LONG, () -> Thread.currentThread().isVirtual())).isFalse();
    }

    @Test
    void aFailureOfTheWorkComesBackAsItIs() {
        IOException failure = new IOException("failed");

        assertThatThrownBy(() -> pool.run(LONG, () -> {
                    throw failure;
                }))
                .isSameAs(failure);
    }

    @Test
    void workThatIsLateIsInterruptedAndLeavesTheThreadToOthers() throws Exception {
        assertRefused(Duration.ofMillis(50), WorkPoolTest::never, "DeadlineExceeded");

        assertThat(pool.run(LONG, () -> "next")).isEqualTo("next");
    }

    @Test
    void workThatFindsNoThreadAndNoPlaceToWaitIsRefusedAtOnce() throws Exception {
        CountDownLatch running = new CountDownLatch(1);
        Thread first = inBackground(() -> {
            running.countDown();
            return never();
        });
        running.await();
        assertRefused(Duration.ofMillis(50), () -> "waits", "DeadlineExceeded");
        Thread second = inBackground(() -> "waits");
        while (second.getState() != Thread.State.TIMED_WAITING) {
            Thread.onSpinWait();
        }

        assertRefused(LONG, () -> "refused", "Overloaded");

        first.interrupt();
        second.interrupt();
    }

    private Thread inBackground(Callable<String> work) {
        return Thread.ofPlatform()
                .daemon()
                .start(() -> assertThatThrownBy(() -> pool.run(LONG, work)).isInstanceOf(InterruptedException.class));
    }

    private void assertRefused(Duration limit, Callable<String> work, String code) {
        assertThatThrownBy(() -> pool.run(limit, work))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        refused -> assertThat(refused.problem().code()).isEqualTo(code));
    }

    private static String never() throws InterruptedException {
        new CountDownLatch(1).await();
        return "";
    }
}
