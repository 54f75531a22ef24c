package io.fleetgate.operator.gateway;

import io.github.bucket4j.BlockingStrategy;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** A clock that moves by those who wait for it, and a waiting that takes no time. */
final class FakeTime implements TimeMeter, BlockingStrategy {
    private final AtomicLong nanos = new AtomicLong();
    private final AtomicLong waited = new AtomicLong();

    @Override
    public long currentTimeNanos() {
        return nanos.get();
    }

    @Override
    public boolean isWallClockBased() {
        return false;
    }

    @Override
    public void park(long nanosToPark) {
        nanos.addAndGet(nanosToPark);
        waited.addAndGet(nanosToPark);
    }

    void pass(Duration time) {
        nanos.addAndGet(time.toNanos());
    }

    /** How long has been waited, added up. */
    Duration waited() {
        return Duration.ofNanos(waited.get());
    }
}
