package io.fleetgate.operator.events;

import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * Occurrences that wait a little for others of their sort, to be told together. Takes no more sorts than there is room for.
 * Safe for any number of threads.
 */
final class Folds {
    private static final int ROOM = 1_000;
    private static final int SUBJECTS = 100;
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final Duration window;
    private final LongSupplier nanoTime;
    private final Map<Sort, Pending> pending = new LinkedHashMap<>();

    private record Sort(Regarding regarding, String reason, String action) {}

    private static final class Pending {
        private final long due;
        private final Set<String> subjects = new LinkedHashSet<>();
        private Occurrence last;
        private int count;

        private Pending(long due, Occurrence first) {
            this.due = due;
            this.last = first;
        }
    }

    /**
     * Occurrences of one sort.
     *
     * @param subjects of the first of them, in their order
     */
    record Folded(Occurrence last, Set<String> subjects, int count) {}

    Folds(Duration window, LongSupplier nanoTime) {
        this.window = window;
        this.nanoTime = nanoTime;
    }

    /** Takes one in; false where there is no room. */
    synchronized boolean add(Occurrence occurrence) {
        Sort sort = new Sort(occurrence.regarding(), occurrence.reason(), occurrence.action());
        Pending same = pending.get(sort);
        if (same == null) {
            if (pending.size() >= ROOM) {
                return false;
            }
            same = new Pending(nanoTime.getAsLong() + window.toNanos(), occurrence);
            pending.put(sort, same);
            notifyAll();
        }
        same.last = occurrence;
        same.count++;
        if (!occurrence.subject().isEmpty() && same.subjects.size() < SUBJECTS) {
            same.subjects.add(occurrence.subject());
        }
        return true;
    }

    /** Waits for the sort that has waited long enough, the oldest first. */
    synchronized Folded take() throws InterruptedException {
        while (true) {
            long wait = untilNext();
            if (wait <= 0) {
                Iterator<Pending> oldest = pending.values().iterator();
                Pending taken = oldest.next();
                oldest.remove();
                return new Folded(taken.last, taken.subjects, taken.count);
            }
            wait(wait == Long.MAX_VALUE ? 0 : wait / NANOS_PER_MILLI + 1);
        }
    }

    private long untilNext() {
        return pending.values().stream()
                .findFirst()
                .map(oldest -> oldest.due - nanoTime.getAsLong())
                .orElse(Long.MAX_VALUE);
    }
}
