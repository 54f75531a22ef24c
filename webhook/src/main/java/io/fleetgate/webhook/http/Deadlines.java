package io.fleetgate.webhook.http;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ends requests whose time is over. One thread looks at all requests in flight every few milliseconds: that costs a request
 * two operations on a set, where a timer of its own or a hand-over to another thread would cost a wake-up.
 */
public final class Deadlines implements AutoCloseable {
    private static final long SWEEP_MILLIS = 20;

    private final Set<Watched> inFlight = ConcurrentHashMap.newKeySet();
    private final CountDownLatch closed = new CountDownLatch(1);

    /** A request in flight. */
    public interface Watched {

        /** The {@link System#nanoTime} at which the request has to be answered. */
        long deadlineNanos();

        /** Answers that there is no answer; called at most a few times, and harmless once the request is answered. */
        void expire();
    }

    public Deadlines() {
        Thread.ofPlatform().daemon().name("deadlines").start(this::sweepUntilClosed);
    }

    public void watch(Watched request) {
        inFlight.add(request);
    }

    public void forget(Watched request) {
        inFlight.remove(request);
    }

    @Override
    public void close() {
        closed.countDown();
    }

    private void sweepUntilClosed() {
        try {
            while (!closed.await(SWEEP_MILLIS, TimeUnit.MILLISECONDS)) {
                sweep();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void sweep() {
        long now = System.nanoTime();
        for (Watched request : inFlight) {
            if (now - request.deadlineNanos() >= 0) {
                request.expire();
            }
        }
    }
}
