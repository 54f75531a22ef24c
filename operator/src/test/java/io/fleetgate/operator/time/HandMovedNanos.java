package io.fleetgate.operator.time;

import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** A clock that stands still until it is moved. */
public final class HandMovedNanos implements LongSupplier, TimeMeter {
    private final AtomicLong nanos = new AtomicLong(-1_000);

    @Override
    public long getAsLong() {
        return nanos.get();
    }

    @Override
    public long currentTimeNanos() {
        return nanos.get();
    }

    @Override
    public boolean isWallClockBased() {
        return false;
    }

    /** Time passes. */
    public void pass(Duration time) {
        nanos.addAndGet(time.toNanos());
    }

    /** It is that late, or that early. */
    public void set(long now) {
        nanos.set(now);
    }
}
