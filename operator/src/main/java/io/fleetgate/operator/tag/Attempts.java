package io.fleetgate.operator.tag;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.operator.registry.TagAnswer;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** Questions to registries under way, each on a thread of its own once it is its {@link Turns turn}. Nobody waits for them. */
final class Attempts implements AutoCloseable {
    /** What nobody has asked for by then nobody will: the artifact is gone, or its Registry is another one now. */
    private static final long FORGOTTEN_AFTER = Duration.ofMinutes(5).toNanos();

    private final Map<Attempt, Begun> begun = new HashMap<>();
    private final Turns turns = new Turns(System::nanoTime);
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Question question;
    private final Consumer<ObjectKey> again;

    private record Begun(CompletableFuture<Result> result, long since) {}

    /** Carries an attempt out. */
    @FunctionalInterface
    interface Question {
        Result of(Attempt attempt) throws InterruptedException;
    }

    /**
     * None so far.
     *
     * @param again told of artifacts that have to be decided about anew: it is their turn, or there is a result
     */
    Attempts(Question question, Consumer<ObjectKey> again) {
        this.question = question;
        this.again = again;
    }

    /**
     * The result of an attempt that was made before; the next one is made anew. Without a result it is under way from now on, or waits
     * for its turn: a result is always younger than what was decided when the attempt was begun, and needs a new decision.
     */
    Optional<Result> join(Attempt attempt) {
        tell(turns.endOverdue());
        tell(turns.forgetOthers(attempt));
        Optional<Begun> known = begin(attempt);
        if (known.isEmpty()) {
            return Optional.empty();
        }
        CompletableFuture<Result> result = known.get().result();
        if (result.state() == Future.State.FAILED) {
            throw new IllegalStateException("a question to a registry ended in an error", result.exceptionNow());
        }
        return Optional.of(result.join());
    }

    /** Whether a registry is being asked to delete the tag of an artifact. */
    synchronized boolean isBeingDeleted(String artifactUid) {
        return begun.entrySet().stream()
                .anyMatch(entry -> entry.getKey().purpose() == Attempt.Purpose.DELETE
                        && entry.getKey().uid().equals(artifactUid)
                        && !entry.getValue().result().isDone());
    }

    /** Whether an attempt has ended, so that to {@link #join} it is to ask nobody. */
    synchronized boolean hasResult(Attempt attempt) {
        Begun known = begun.get(attempt);
        return known != null && known.result().isDone();
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }

    /** One that has ended, which is forgotten. */
    private synchronized Optional<Begun> begin(Attempt attempt) {
        Begun known = begun.get(attempt);
        if (known != null && !known.result().isDone()) {
            return Optional.empty();
        }
        long now = System.nanoTime();
        begun.entrySet()
                .removeIf(old -> old.getValue().result().isDone()
                        && (old.getKey().uid().equals(attempt.uid()) // whatever else was asked about it
                                || now - old.getValue().since() > FORGOTTEN_AFTER));
        if (known != null) {
            return Optional.of(known);
        }
        if (turns.tryTake(attempt)) {
            CompletableFuture<Result> result = new CompletableFuture<>();
            begun.put(attempt, new Begun(result, now));
            threads.execute(() -> carryOut(attempt, result));
        }
        return Optional.empty();
    }

    private void carryOut(Attempt attempt, CompletableFuture<Result> result) {
        try {
            result.complete(question.of(attempt));
        } catch (InterruptedException _) {
            result.complete(new Result.Asked(new TagAnswer.Stopped()));
        } catch (RuntimeException | StackOverflowError e) {
            result.completeExceptionally(e);
        } finally {
            again.accept(attempt.artifact());
            tell(turns.end(attempt));
        }
    }

    private void tell(List<Attempt> next) {
        next.forEach(attempt -> again.accept(attempt.artifact()));
    }
}
