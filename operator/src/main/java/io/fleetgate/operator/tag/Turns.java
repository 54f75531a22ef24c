package io.fleetgate.operator.tag;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.function.LongSupplier;

/**
 * Whose turn it is to ask a registry. So many ask at once, of one namespace fewer, and one registry still fewer, so that a dead one
 * holds up nobody else. A turn that becomes free goes to whoever has waited longest where the least is under way, and is
 * kept for a while, for whoever has it is told and has to decide anew.
 */
final class Turns {
    private static final int AT_ONCE = 64;
    private static final int OF_A_NAMESPACE = 16;
    private static final int OF_A_HOST = 4;

    /** Who finds no room even to wait comes again. */
    private static final int MOST_WAITING = 10_000;

    private static final long KEPT_NANOS = Duration.ofSeconds(10).toNanos();

    private final LongSupplier nanoTime;
    private final Map<String, Integer> namespaces = new HashMap<>();
    private final Map<String, Integer> hosts = new HashMap<>();
    private final Map<Lane, SequencedSet<Attempt>> waiting = new LinkedHashMap<>();
    private final Map<Attempt, Long> given = new LinkedHashMap<>();

    /** What waits or was given a turn, by the uid of its artifact. */
    private final Map<String, Attempt> asked = new HashMap<>();

    private int underWay;
    private int waitingInAll;

    Turns(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /** Attempts that wait for each other: of one namespace, for one registry. */
    private record Lane(String namespace, String host) {
        private static Lane of(Attempt attempt) {
            return new Lane(attempt.artifact().namespace(), attempt.tag().host());
        }
    }

    /** Whether it is an attempt's turn; if not, it waits from now on. */
    synchronized boolean tryTake(Attempt attempt) {
        if (given.remove(attempt) != null) {
            asked.remove(attempt.uid());
            return true;
        }
        Lane lane = Lane.of(attempt);
        if (!waiting.containsKey(lane) && hasRoom(lane)) {
            add(lane, 1);
            return true;
        }
        if (waitingInAll < MOST_WAITING
                && waiting.computeIfAbsent(lane, _ -> new LinkedHashSet<>()).add(attempt)) {
            waitingInAll++;
            asked.put(attempt.uid(), attempt);
        }
        return false;
    }

    /**
     * Whatever else was to be asked about the same artifact leaves the line, for nobody comes for it any more; returns those
     * whose turn it is instead.
     */
    synchronized List<Attempt> forgetOthers(Attempt attempt) {
        Attempt other = asked.get(attempt.uid());
        if (other == null || other.equals(attempt)) {
            return List.of();
        }
        asked.remove(attempt.uid());
        if (given.remove(other) != null) {
            add(Lane.of(other), -1);
        } else {
            leave(other);
        }
        return giveAll();
    }

    /** The turn of an attempt is over; returns those whose turn it is now, who have to be told. */
    synchronized List<Attempt> end(Attempt attempt) {
        add(Lane.of(attempt), -1);
        return giveAll();
    }

    /** Takes back turns that nobody came for; returns whose turn it is now instead. */
    synchronized List<Attempt> endOverdue() {
        long now = nanoTime.getAsLong();
        given.entrySet().removeIf(entry -> {
            boolean isOverdue = now - entry.getValue() > KEPT_NANOS;
            if (isOverdue) {
                asked.remove(entry.getKey().uid());
                add(Lane.of(entry.getKey()), -1);
            }
            return isOverdue;
        });
        return giveAll();
    }

    private List<Attempt> giveAll() {
        List<Attempt> next = new ArrayList<>();
        for (Optional<Lane> lane = next(); lane.isPresent(); lane = next()) {
            next.add(give(lane.get()));
        }
        return next;
    }

    /** Of those that are waited in and have room, where the least is under way; the one waited in longest of several. */
    private Optional<Lane> next() {
        return waiting.keySet().stream()
                .filter(this::hasRoom)
                .min(Comparator.<Lane>comparingInt(lane -> namespaces.getOrDefault(lane.namespace(), 0))
                        .thenComparingInt(lane -> hosts.getOrDefault(lane.host(), 0)));
    }

    private Attempt give(Lane lane) {
        SequencedSet<Attempt> line = waiting.getOrDefault(lane, new LinkedHashSet<>());
        Attempt first = line.removeFirst();
        waiting.remove(lane);
        if (!line.isEmpty()) {
            waiting.put(lane, line); // behind the others
        }
        waitingInAll--;
        add(lane, 1);
        given.put(first, nanoTime.getAsLong());
        return first;
    }

    private void leave(Attempt attempt) {
        Lane lane = Lane.of(attempt);
        SequencedSet<Attempt> line = waiting.getOrDefault(lane, new LinkedHashSet<>());
        if (line.remove(attempt)) {
            waitingInAll--;
        }
        if (line.isEmpty()) {
            waiting.remove(lane);
        }
    }

    private boolean hasRoom(Lane lane) {
        return underWay < AT_ONCE
                && namespaces.getOrDefault(lane.namespace(), 0) < OF_A_NAMESPACE
                && hosts.getOrDefault(lane.host(), 0) < OF_A_HOST;
    }

    private void add(Lane lane, int change) {
        underWay += change;
        add(namespaces, lane.namespace(), change);
        add(hosts, lane.host(), change);
    }

    /** What is not under way leaves nothing behind. */
    private static void add(Map<String, Integer> counts, String key, int change) {
        int count = counts.getOrDefault(key, 0) + change;
        if (count == 0) {
            counts.remove(key);
        } else {
            counts.put(key, count);
        }
    }
}
