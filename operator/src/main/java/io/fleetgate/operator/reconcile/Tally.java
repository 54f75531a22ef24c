package io.fleetgate.operator.reconcile;

import java.util.HashMap;
import java.util.Map;

/** How many objects there are of each sort; of few sorts. */
record Tally(Map<String, Integer> counts) {
    static final Tally NONE = new Tally(Map.of());

    Tally {
        counts = Map.copyOf(counts);
    }

    int of(String sort) {
        return counts.getOrDefault(sort, 0);
    }

    /**
     * The tally after an object was of one sort and is of another.
     *
     * @param before empty where it was none that counts
     * @param after empty where it is none any more
     */
    Tally moved(String before, String after) {
        if (before.equals(after)) {
            return this;
        }
        Map<String, Integer> next = new HashMap<>(counts);
        add(next, before, -1);
        add(next, after, 1);
        return new Tally(next);
    }

    private static void add(Map<String, Integer> counts, String sort, int change) {
        if (!sort.isEmpty()) {
            counts.merge(sort, change, Integer::sum);
        }
    }
}
