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
    private static final float LOAD_FACTOR = 0.75f;

    private final TimeMeter clock;
    private final Bucket all;

    /** In the order of use, so that what is told of all the time is not forgotten for what was told of once. */
    private final Map<Regarding, Bucket> ofOne = new LinkedHashMap<>(16, LOAD_FACTOR, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Regarding, Bucket> eldest) {
            return size() > REMEMBERED;
        }
    };

    EventPace(TimeMeter clock) {
        this.clock = clock;
        this.all = bucket(OF_ALL, PER_SECOND, Duration.ofSeconds(1));
    }

    /** Whether one more may be sent; if so it counts as sent. What there is no room for costs an object nothing. */
    boolean tryOneMore(Regarding regarding) {
        Bucket one = ofOne.computeIfAbsent(regarding, _ -> bucket(OF_ONE, 1, ONE_MORE_OF_ONE));
        return one.getAvailableTokens() > 0 && all.tryConsume(1) && one.tryConsume(1);
    }

    private Bucket bucket(int capacity, int refilled, Duration within) {
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(capacity).refillGreedy(refilled, within))
                .withCustomTimePrecision(clock)
                .build();
    }
}
