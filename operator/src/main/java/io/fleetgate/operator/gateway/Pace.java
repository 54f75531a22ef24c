package io.fleetgate.operator.gateway;

import io.github.bucket4j.BlockingStrategy;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;

/** Lets writes begin no faster than they may; the oldest one waiting goes first. */
final class Pace {
    private final Bucket bucket;
    private final BlockingStrategy waiting;

    /** As many as in a second may begin at once. */
    Pace(int perSecond, TimeMeter clock, BlockingStrategy waiting) {
        this.bucket = Bucket.builder()
                .addLimit(limit -> limit.capacity(perSecond).refillGreedy(perSecond, Duration.ofSeconds(1)))
                .withCustomTimePrecision(clock)
                .build();
        this.waiting = waiting;
    }

    /** Waits until one more may begin. */
    void await() throws InterruptedException {
        bucket.asBlocking().consume(1, waiting);
    }
}
