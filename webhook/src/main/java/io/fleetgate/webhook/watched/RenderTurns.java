package io.fleetgate.webhook.watched;

import io.fleetgate.store.UndecidableException;
import io.fleetgate.webhook.http.TimeAllowance;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Lets as many render at once as there are processors, for their memory; the others wait, but not beyond their time. */
final class RenderTurns {
    private final Semaphore free = new Semaphore(Runtime.getRuntime().availableProcessors());

    /**
     * Waits for a turn and renders.
     *
     * @throws UndecidableException when the time was over before
     */
    <T> T take(TimeAllowance time, Supplier<T> rendering) {
        try {
            if (!free.tryAcquire(time.left().toNanos(), TimeUnit.NANOSECONDS)) {
                throw UndecidableException.deadlineExceeded();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw UndecidableException.deadlineExceeded();
        }
        try {
            return rendering.get();
        } finally {
            free.release();
        }
    }
}
