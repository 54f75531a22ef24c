package io.fleetgate.operator.queue;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** A clock that stands still until it is moved. */
final class HandMovedNanos implements LongSupplier {
    private final AtomicLong nanos = new AtomicLong(-1_000);

    @Override
    public long getAsLong() {
        return nanos.get();
    }

    void pass(Duration time) {
        nanos.addAndGet(time.toNanos());
    }

    void set(long now) {
        nanos.set(now);
    }
}
