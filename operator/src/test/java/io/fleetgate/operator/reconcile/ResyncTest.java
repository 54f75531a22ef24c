package io.fleetgate.operator.reconcile;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** What is done again and again. */
class ResyncTest {
    @AutoClose
    private final Resync resync = new Resync();

    @Test
    void thatItFailsOnceDoesNotEndIt() throws Exception {
        CountDownLatch times = new CountDownLatch(2);

        resync.start(
                () -> {
                    times.countDown();
                    throw new IllegalStateException("a mistake");
                },
                Duration.ofMillis(1));

        assertThat(times.await(10, TimeUnit.SECONDS)).isTrue();
    }
}
