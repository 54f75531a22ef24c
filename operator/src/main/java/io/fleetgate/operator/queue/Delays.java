package io.fleetgate.operator.queue;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;

/**
 * Items that are put off, each until one moment, by a clock that is never set back but may wrap around. To be used by one thread at
 * a time.
 *
 * @param <T> what is put off; equal items are one
 */
final class Delays<T> {
    private final Map<T, Delayed<T>> byItem = new HashMap<>();
    private final PriorityQueue<Delayed<T>> byTime = new PriorityQueue<>();

    private record Delayed<T>(T item, long nanos) implements Comparable<Delayed<T>> {
        @Override
        public int compareTo(Delayed<T> other) {
            return Long.signum(nanos - other.nanos); // by difference, because the clock may wrap around
        }
    }

    /** Puts an item off; false where it is put off already and not for longer. */
    boolean putOff(T item, long until) {
        Delayed<T> delayed = new Delayed<>(item, until);
        Delayed<T> known = byItem.get(item);
        if (known != null && known.compareTo(delayed) <= 0) {
            return false;
        }
        forget(item);
        byItem.put(item, delayed);
        byTime.add(delayed);
        return true;
    }

    void forget(T item) {
        Delayed<T> delayed = byItem.remove(item);
        if (delayed != null) {
            byTime.remove(delayed);
        }
    }

    /** Takes the item that was put off until the earliest moment, if that has come. */
    Optional<T> takeDue(long now) {
        Delayed<T> next = byTime.peek();
        if (next == null || next.nanos() - now > 0) {
            return Optional.empty();
        }
        forget(next.item());
        return Optional.of(next.item());
    }

    /** How long until the earliest moment; {@link Long#MAX_VALUE} where nothing is put off. */
    long untilNext(long now) {
        Delayed<T> next = byTime.peek();
        return next == null ? Long.MAX_VALUE : next.nanos() - now;
    }

    int size() {
        return byItem.size();
    }

    void clear() {
        byItem.clear();
        byTime.clear();
    }
}
