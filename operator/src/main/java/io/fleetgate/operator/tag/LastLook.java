package io.fleetgate.operator.tag;

import io.fleetgate.cluster.read.ReadFailure;
import io.fleetgate.object.ObjectKey;
import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/**
 * Whether something claims an artifact, asked of the API server itself: a tag does not come back, and the store hears of others'
 * bindings a little later. All that is asked of a namespace while it is being looked at is answered by one more look at it; few
 * namespaces are looked at at the same time, in the order in which they were asked for.
 */
final class LastLook {
    private static final int AT_ONCE = 4;

    private final Reader reader;
    private final Map<String, Look> next = new LinkedHashMap<>();
    private final Set<String> underWay = new HashSet<>();

    /** Reads the claims on some artifacts of a namespace; see {@link ClaimReader#claims}. */
    @FunctionalInterface
    interface Reader {
        Map<String, String> claims(String namespace, Set<String> artifacts) throws IOException;
    }

    LastLook(Reader reader) {
        this.reader = reader;
    }

    /** One that has not begun, with the names that are asked for. */
    private record Look(Set<String> artifacts, CompletableFuture<Map<String, String>> claims) {}

    /**
     * A binding that keeps an artifact; empty where there is none.
     *
     * @throws Unknown where that cannot be said now
     */
    Optional<ObjectKey> claim(ObjectKey artifact) throws Unknown, InterruptedException {
        String namespace = artifact.namespace();
        Look joined;
        boolean isFirst;
        synchronized (this) {
            isFirst = !next.containsKey(namespace);
            joined = next.computeIfAbsent(namespace, _ -> new Look(new HashSet<>(), new CompletableFuture<>()));
            joined.artifacts().add(artifact.name());
        }
        if (isFirst) {
            carryOut(namespace, joined);
        }
        try {
            return Optional.ofNullable(joined.claims().get().get(artifact.name()))
                    .map(binding -> new ObjectKey(namespace, binding));
        } catch (ExecutionException e) {
            if (!(e.getCause() instanceof IOException) && !(e.getCause() instanceof InterruptedException)) {
                throw new IllegalStateException("a list ended in an error", e.getCause());
            }
            throw new Unknown(
                    "the RenderBindings of namespace " + namespace + " cannot be read",
                    e.getCause() instanceof ReadFailure failure ? failure.retryAfter() : Duration.ZERO);
        }
    }

    /** Whoever asks first looks for all. */
    private void carryOut(String namespace, Look look) throws InterruptedException {
        Set<String> artifacts;
        try {
            artifacts = begin(namespace);
        } catch (InterruptedException e) {
            look.claims().completeExceptionally(e);
            throw e;
        }
        try {
            look.claims().complete(reader.claims(namespace, artifacts));
        } catch (IOException | RuntimeException | StackOverflowError e) {
            look.claims().completeExceptionally(e);
        } finally {
            end(namespace);
        }
    }

    /** Waits for its turn, until when others may join. */
    private synchronized Set<String> begin(String namespace) throws InterruptedException {
        try {
            while (underWay.size() >= AT_ONCE || !namespace.equals(first())) {
                wait();
            }
            underWay.add(namespace);
            return Objects.requireNonNull(next.get(namespace)).artifacts();
        } finally {
            next.remove(namespace);
            notifyAll();
        }
    }

    /** The one that waits longest of those that are not being looked at; empty for none. */
    private String first() {
        return next.keySet().stream()
                .filter(namespace -> !underWay.contains(namespace))
                .findFirst()
                .orElse("");
    }

    private synchronized void end(String namespace) {
        underWay.remove(namespace);
        notifyAll();
    }
}
