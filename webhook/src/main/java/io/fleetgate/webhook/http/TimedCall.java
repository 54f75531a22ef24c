package io.fleetgate.webhook.http;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Runs work that may take long on a virtual thread of its own, and waits for it only so long. */
public final class TimedCall {

    private TimedCall() {}

    /**
     * Runs the work; interrupts it when the time is over.
     *
     * @param late asked then for what the caller is told
     * @throws ProblemException when the time is over, or when the work throws one
     */
    public static <T> T run(Duration limit, Supplier<ProblemException> late, Callable<T> work) throws Exception {
        FutureTask<T> task = new FutureTask<>(work);
        Thread.startVirtualThread(task);
        try {
            return task.get(limit.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            task.cancel(true);
            throw late.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof Exception cause ? cause : e;
        }
    }
}
