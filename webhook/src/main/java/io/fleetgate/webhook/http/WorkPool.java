package io.fleetgate.webhook.http;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A few platform threads for work that computes for long. On the virtual threads of the server such work would keep every
 * carrier, and short requests would wait for its end; platform threads share the processors by time.
 */
public final class WorkPool implements AutoCloseable {
    private final ThreadPoolExecutor threads;

    /**
     * A pool.
     *
     * @param atOnce how many pieces of work run at the same time
     * @param waiting how many more may wait for a thread; what comes beyond is refused
     */
    public WorkPool(String name, int atOnce, int waiting) {
        this.threads = new ThreadPoolExecutor(
                atOnce,
                atOnce,
                1,
                TimeUnit.MINUTES,
                new ArrayBlockingQueue<>(waiting),
                Thread.ofPlatform().daemon().name(name, 1).factory());
    }

    /**
     * Runs the work and waits for it; interrupts it when the time is over or nobody waits any more.
     *
     * @throws ProblemException when no thread gets free, when the time is over, or when the work throws one
     */
    public <T> T run(Duration limit, Callable<T> work) throws Exception {
        FutureTask<T> task = new FutureTask<>(work);
        try {
            threads.execute(task);
            return task.get(limit.toNanos(), TimeUnit.NANOSECONDS);
        } catch (RejectedExecutionException e) {
            throw ErrorCode.OVERLOADED.refusal("too many plans and explanations are being made; try again");
        } catch (TimeoutException e) {
            throw ErrorCode.DEADLINE_EXCEEDED.refusal(
                    "it was not worked out in time; send fewer documents, or ask for less, at once");
        } catch (ExecutionException e) {
            throw e.getCause() instanceof Exception cause ? cause : e;
        } finally {
            if (task.cancel(true)) {
                threads.remove(task);
            }
        }
    }

    /** Ends the threads without waiting; nobody waits for their work any more. */
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
