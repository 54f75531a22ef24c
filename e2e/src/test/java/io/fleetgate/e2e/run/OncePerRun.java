package io.fleetgate.e2e.run;

import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterResolutionException;

/**
 * The one attempt of a run to start something. What was started is closed, as a resource of JUnit's root store, after the
 * last test, the latest first. Where the attempt failed, every test is told the same reason at once.
 */
public final class OncePerRun implements Closeable {
    private static final Namespace NAMESPACE = Namespace.create(OncePerRun.class);

    private final @Nullable Closeable running;
    private final @Nullable Exception failure;

    private OncePerRun(@Nullable Closeable running, @Nullable Exception failure) {
        this.running = running;
        this.failure = failure;
    }

    /** What this run has of {@code type}; the first who asks starts it. */
    public static <T extends Closeable> T get(ExtensionContext context, Class<T> type, Start<T> start) {
        var attempt =
                context.getRoot().getStore(NAMESPACE).computeIfAbsent(type, key -> attempt(start), OncePerRun.class);
        if (attempt.running == null) {
            throw new ParameterResolutionException(type.getSimpleName() + " did not start", attempt.failure);
        }
        return type.cast(attempt.running);
    }

    @Override
    public void close() throws IOException {
        if (running != null) {
            running.close();
        }
    }

    private static OncePerRun attempt(Start<?> start) {
        try {
            return new OncePerRun(start.start(), null);
        } catch (IOException | IllegalStateException e) {
            return new OncePerRun(null, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new OncePerRun(null, e);
        }
    }

    /** Starts the thing and returns when it can be used. */
    @FunctionalInterface
    public interface Start<T extends Closeable> {
        T start() throws IOException, InterruptedException;
    }
}
