package io.fleetgate.operator.reconcile;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Does something again and again on a thread of its own; that it fails once does not end it. */
final class Resync implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Resync.class);

    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("resync").factory());

    /** Does it for the first time after as long as between any two times. */
    void start(Runnable task, Duration every) {
        var _ = thread.scheduleAtFixedRate(
                () -> tryOnce(task), every.toMillis(), every.toMillis(), TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }

    private static void tryOnce(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException e) {
            LOG.atError().setCause(e).log("not everything is looked at this time; it is tried again when it is time");
        }
    }
}
