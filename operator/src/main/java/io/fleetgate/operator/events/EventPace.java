package io.fleetgate.operator.events;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** How many events are sent: so many of one object, and so many of all. To be asked by one thread. */
final class EventPace {
    private static final int OF_ONE = 25;
    private static final Duration ONE_MORE_OF_ONE = Duration.ofMinutes(5);
    private static final int OF_ALL = 100;
    private static final int PER_SECOND = 10;
    private static final int REMEMBERED = 4_096;

    private final TimeMeter clock;
    private final Bucket all;
    private final Map<Regarding, Bucket> ofOne = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Regarding, Bucket> eldest) {
            return size() > REMEMBERED;
        }
    };

    EventPace(TimeMeter clock) {
        this.clock = clock;
        this.all = Bucket.builder()
                .addLimit(limit -> limit.capacity(OF_ALL).refillGreedy(PER_SECOND, Duration.ofSeconds(1)))
                .withCustomTimePrecision(clock)
                .build();
    }

    /** Whether one more may be sent; if so it counts as sent. */
    boolean tryOneMore(Regarding regarding) {
        return ofOne.computeIfAbsent(regarding, _ -> bucketOfOne()).tryConsume(1) && all.tryConsume(1);
    }

    private Bucket bucketOfOne() {
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(OF_ONE).refillGreedy(1, ONE_MORE_OF_ONE))
                .withCustomTimePrecision(clock)
                .build();
    }
}
