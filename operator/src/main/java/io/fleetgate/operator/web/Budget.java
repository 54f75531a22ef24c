package io.fleetgate.operator.web;

import io.fleetgate.operator.gateway.Fence;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** How long something may take, with all that is asked for it; nothing is waited for behind the fence. */
public final class Budget {
    /** The fence is looked at again while an answer is waited for: it moves on, and it may close at once. */
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    private final Duration whole;
    private final long end;
    private final Fence fence;

    /** Begins to run out. */
    public Budget(Duration whole, Fence fence) {
        this.whole = whole;
        this.end = System.nanoTime() + whole.toNanos();
        this.fence = fence;
    }

    /** Asks before something is begun. */
    void check(String host) throws Unanswered {
        if (!fence.left().isPositive()) {
            throw Unanswered.stopped();
        }
        if (left() <= 0) {
            throw Unanswered.because(host + " gives no answer within " + whole.toSeconds() + " s; it is tried again");
        }
    }

    /**
     * Waits for something that was begun, and cancels it when it takes too long.
     *
     * @throws ExecutionException as the future does
     */
    <T> T await(Future<T> begun, String host) throws Unanswered, ExecutionException, InterruptedException {
        try {
            check(host);
            while (true) {
                try {
                    return begun.get(Math.min(left(), LOOK_NANOS), TimeUnit.NANOSECONDS);
                } catch (TimeoutException _) {
                    check(host);
                }
            }
        } finally {
            begun.cancel(true);
        }
    }

    private long left() {
        return end - System.nanoTime();
    }
}
