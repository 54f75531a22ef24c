package io.fleetgate.operator.events;

import io.fleetgate.text.FirstFew;
import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
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
     * @param last the latest of them
     * @param subjects what they happened to, the first few by name; empty where none says so
     */
    record Folded(Occurrence last, String subjects, int count) {}

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

    /** Waits for a sort that has waited long enough and takes it, the oldest first. */
    synchronized Folded take() throws InterruptedException {
        Optional<Folded> due = poll();
        while (due.isEmpty()) {
            long wait = untilNext();
            wait(wait == Long.MAX_VALUE ? 0 : Math.max(1, wait / NANOS_PER_MILLI + 1));
            due = poll();
        }
        return due.get();
    }

    /** Takes the oldest sort; empty where none has waited long enough. */
    synchronized Optional<Folded> poll() {
        if (untilNext() > 0) {
            return Optional.empty();
        }
        Iterator<Pending> oldest = pending.values().iterator();
        Pending taken = oldest.next();
        oldest.remove();
        return Optional.of(new Folded(taken.last, phrase(taken.subjects), taken.count));
    }

    private long untilNext() {
        return pending.values().stream()
                .findFirst()
                .map(oldest -> oldest.due - nanoTime.getAsLong())
                .orElse(Long.MAX_VALUE);
    }

    /** Where there may be more than are remembered, nobody can say how many. */
    private static String phrase(Set<String> subjects) {
        return subjects.size() < SUBJECTS ? FirstFew.of(subjects) : FirstFew.of(subjects.stream());
    }
}
