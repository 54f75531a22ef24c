package io.fleetgate.operator.events;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** What was told already and is to be told once, as much of it as there is room for. Safe for any number of threads. */
final class Told {
    private static final int REMEMBERED = 4_096;

    private final Set<Occurrence> once = Collections.newSetFromMap(new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Occurrence, Boolean> eldest) {
            return size() > REMEMBERED;
        }
    });

    /** Whether there is something to tell; if it is to be told once, it counts as told. */
    synchronized boolean isNews(Occurrence occurrence) {
        return !occurrence.isToldOnce() || once.add(occurrence);
    }

    /** It was not told after all. */
    synchronized void forget(Occurrence occurrence) {
        once.remove(occurrence);
    }
}
