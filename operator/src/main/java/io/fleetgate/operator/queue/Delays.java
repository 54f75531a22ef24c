package io.fleetgate.operator.queue;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Items that are put off, each until one moment, by a clock that is never set back but may wrap around. To be used by one thread at
 * a time.
 *
 * @param <T> what is put off; equal items are one
 */
final class Delays<T> {
    private final Map<T, Delayed<T>> byItem = new HashMap<>();
    private final TreeSet<Delayed<T>> byTime = new TreeSet<>();
    private long count;

    /** Those of one moment are in the order in which they came. */
    private record Delayed<T>(T item, long nanos, long number) implements Comparable<Delayed<T>> {
        @Override
        public int compareTo(Delayed<T> other) {
            int byTime = Long.signum(nanos - other.nanos); // by difference, because the clock may wrap around
            return byTime == 0 ? Long.compare(number, other.number) : byTime;
        }
    }

    /** Puts an item off; false where it is put off already and not for longer. */
    boolean putOff(T item, long until) {
        Delayed<T> delayed = new Delayed<>(item, until, count++);
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
        if (byTime.isEmpty() || byTime.first().nanos() - now > 0) {
            return Optional.empty();
        }
        T item = byTime.first().item();
        forget(item);
        return Optional.of(item);
    }

    /** How long until the earliest moment; {@link Long#MAX_VALUE} where nothing is put off. */
    long untilNext(long now) {
        return byTime.isEmpty() ? Long.MAX_VALUE : byTime.first().nanos() - now;
    }

    int size() {
        return byItem.size();
    }

    void clear() {
        byItem.clear();
        byTime.clear();
    }
}
