package io.fleetgate.operator.leader;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Leads from the start to the end, without an election: there must be no second replica. */
public final class OnlyReplica implements Leadership {
    private static final Duration LONG = Duration.ofDays(1);

    private final AtomicReference<@Nullable LeadershipListener> leading = new AtomicReference<>();

    @Override
    public void start(LeadershipListener listener) {
        leading.set(listener);
        listener.onStarted();
    }

    @Override
    public boolean isLeading() {
        return leading.get() != null;
    }

    @Override
    public long tenures() {
        return isLeading() ? 1 : 0;
    }

    @Override
    public List<String> missing() {
        return List.of();
    }

    @Override
    public Duration left() {
        return isLeading() ? LONG : Duration.ZERO;
    }

    @Override
    public void close() {
        LeadershipListener listener = leading.getAndSet(null);
        if (listener != null) {
            listener.onStopped();
        }
    }
}
