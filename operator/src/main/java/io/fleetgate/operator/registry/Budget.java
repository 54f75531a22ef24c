package io.fleetgate.operator.registry;

import io.fleetgate.operator.gateway.Fence;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** How long one deletion may take, with all that is asked for it; nothing is waited for behind the fence. */
final class Budget {
    /** The fence is looked at again while an answer is waited for: it moves on, and it may close at once. */
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    private final Duration whole;
    private final long end;
    private final Fence fence;

    /** Begins to run out. */
    Budget(Duration whole, Fence fence) {
        this.whole = whole;
        this.end = System.nanoTime() + whole.toNanos();
        this.fence = fence;
    }

    /** Asks before something is begun. */
    void check(String host) throws Failure {
        if (!fence.left().isPositive()) {
            throw Failure.stopped();
        }
        if (left() <= 0) {
            throw Failure.ofRegistry(host + " gives no answer within " + whole.toSeconds() + " s; it is tried again");
        }
    }

    /**
     * Waits for something that was begun, and cancels it when it takes too long.
     *
     * @throws ExecutionException as the future does
     */
    <T> T await(CompletableFuture<T> begun, String host) throws Failure, ExecutionException, InterruptedException {
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
