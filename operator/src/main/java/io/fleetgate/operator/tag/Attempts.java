package io.fleetgate.operator.tag;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.operator.registry.TagAnswer;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * Deletions under way, each on a thread of its own once it is its {@link Turns turn}: whoever begins one waits a little for it, and is
 * told later where a registry is slow.
 */
final class Attempts implements AutoCloseable {
    private static final long A_LITTLE_MILLIS = 300;

    /** What nobody has asked for by then nobody will: the artifact is gone, or its Registry is another one now. */
    private static final long FORGOTTEN_AFTER = Duration.ofMinutes(5).toNanos();

    private final Map<Attempt, Begun> begun = new HashMap<>();
    private final Turns turns = new Turns(System::nanoTime);
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Deletion deletion;
    private final Consumer<ObjectKey> again;

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

    /**
     * None so far.
     *
     * @param again told of artifacts that have to be decided about anew: it is their turn, or there is a result
     */
    Attempts(Deletion deletion, Consumer<ObjectKey> again) {
        this.deletion = deletion;
        this.again = again;
    }

    /** The result where there is one already, or soon; the next time the attempt is made anew. */
    Optional<Result> join(Attempt attempt) throws InterruptedException {
        turns.endOverdue().forEach(next -> again.accept(next.artifact()));
        Optional<Result> result = await(attempt, begin(attempt));
        result.ifPresent(_ -> forget(attempt));
        return result;
    }

    /** Whether a registry is being asked about the tag of an artifact. */
    synchronized boolean isUnderWay(String artifactUid) {
        return begun.entrySet().stream()
                .anyMatch(entry -> entry.getKey().uid().equals(artifactUid)
                        && !entry.getValue().result().isDone());
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }

    private synchronized Optional<CompletableFuture<Result>> begin(Attempt attempt) {
        Begun known = begun.get(attempt);
        if (known != null && !known.isVoid()) {
            return Optional.of(known.result());
        }
        long now = System.nanoTime();
        begun.values().removeIf(old -> old.result().isDone() && now - old.since() > FORGOTTEN_AFTER);
        if (!turns.tryTake(attempt)) {
            return Optional.empty();
        }
        CompletableFuture<Result> result = new CompletableFuture<>();
        begun.put(attempt, new Begun(result, now));
        threads.execute(() -> carryOut(attempt, result));
        return Optional.of(result);
    }

    private void carryOut(Attempt attempt, CompletableFuture<Result> result) {
        try {
            result.complete(deletion.of(attempt));
        } catch (InterruptedException _) {
            result.complete(new Result.Asked(new TagAnswer.Stopped()));
        } catch (RuntimeException e) {
            result.completeExceptionally(e);
        } finally {
            List<Attempt> next = turns.end(attempt);
            next.forEach(each -> again.accept(each.artifact()));
        }
    }

    private Optional<Result> await(Attempt attempt, Optional<CompletableFuture<Result>> begun)
            throws InterruptedException {
        if (begun.isEmpty()) {
            return Optional.empty();
        }
        CompletableFuture<Result> result = begun.get();
        try {
            return Optional.of(result.get(A_LITTLE_MILLIS, TimeUnit.MILLISECONDS));
        } catch (TimeoutException _) {
            var _ = result.whenComplete((_, _) -> again.accept(attempt.artifact()));
            return Optional.empty();
        } catch (ExecutionException e) {
            forget(attempt);
            throw new IllegalStateException("the deletion of a tag ended in an error", e.getCause());
        }
    }

    private synchronized void forget(Attempt attempt) {
        begun.remove(attempt);
    }
}
