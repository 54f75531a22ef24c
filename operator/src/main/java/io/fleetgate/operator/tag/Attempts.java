package io.fleetgate.operator.tag;

import io.fleetgate.operator.registry.TagAnswer;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Deletions under way, each on a thread of its own: whoever begins one waits a little for it, and asks again later where a
 * registry is slow. So many are under way at once for all registries together: a dead one with as many charts holds up the others.
 */
final class Attempts implements AutoCloseable {
    private static final int AT_ONCE = 16;
    private static final long A_LITTLE_MILLIS = 300;

    /** What nobody has asked for by then nobody will: the artifact is gone, or its Registry is another one now. */
    private static final long FORGOTTEN_AFTER = Duration.ofMinutes(5).toNanos();

    private final Map<Attempt, Begun> begun = new HashMap<>();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    private record Begun(CompletableFuture<Result> result, long since) {
        /** Whether it says nothing but that this replica did not lead at the time. */
        private boolean isVoid() {
            return result.state() == Future.State.SUCCESS
                    && result.resultNow().equals(new Result.Asked(new TagAnswer.Stopped()));
        }
    }

    /** Carries an attempt out. */
    @FunctionalInterface
    interface Deletion {
        Result of(Attempt attempt) throws InterruptedException;
    }

    /** The result where there is one already, or soon; the next time the attempt is made anew. */
    Optional<Result> join(Attempt attempt, Deletion deletion) throws InterruptedException {
        Optional<Begun> known = begin(attempt, deletion);
        Optional<Result> result = known.isPresent() ? await(known.get()) : Optional.empty();
        result.ifPresent(_ -> forget(attempt));
        return result;
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }

    private synchronized Optional<Begun> begin(Attempt attempt, Deletion deletion) {
        Begun known = begun.get(attempt);
        if (known != null && !known.isVoid()) {
            return Optional.of(known);
        }
        long now = System.nanoTime();
        begun.values().removeIf(old -> old.result().isDone() && now - old.since() > FORGOTTEN_AFTER);
        if (begun.values().stream().filter(each -> !each.result().isDone()).count() >= AT_ONCE) {
            return Optional.empty();
        }
        CompletableFuture<Result> result = new CompletableFuture<>();
        threads.execute(() -> complete(result, attempt, deletion));
        Begun started = new Begun(result, now);
        begun.put(attempt, started);
        return Optional.of(started);
    }

    private static void complete(CompletableFuture<Result> result, Attempt attempt, Deletion deletion) {
        try {
            result.complete(deletion.of(attempt));
        } catch (InterruptedException _) {
            result.complete(new Result.Asked(new TagAnswer.Stopped()));
        } catch (RuntimeException e) {
            result.completeExceptionally(e);
        }
    }

    private Optional<Result> await(Begun known) throws InterruptedException {
        try {
            return Optional.of(known.result().get(A_LITTLE_MILLIS, TimeUnit.MILLISECONDS));
        } catch (TimeoutException _) {
            return Optional.empty();
        } catch (ExecutionException e) {
            forget(known);
            throw new IllegalStateException("the deletion of a tag ended in an error", e.getCause());
        }
    }

    private synchronized void forget(Begun failed) {
        begun.values().remove(failed);
    }

    private synchronized void forget(Attempt attempt) {
        begun.remove(attempt);
    }
}
