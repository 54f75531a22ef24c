package io.fleetgate.cluster.informer;

import io.fleetgate.cluster.watch.Listing;
import io.fleetgate.cluster.watch.ResourceVersion;
import io.fleetgate.object.ObjectKey;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What is known of one kind by answers to own writes and the API server has not told yet, neither by a watch nor by a list;
 * it is forgotten as soon as it has been told, so that this stays as small as the watch is quick.
 */
final class Untold {
    private final Map<ObjectKey, Fact> written = new HashMap<>();
    private final Map<ObjectKey, Map<String, Fact>> graves = new HashMap<>();
    private int lists;

    /**
     * One thing that is known.
     *
     * @param version of the object that was written, or the last that was known of an object that is gone
     * @param lists how many had been asked for when it became known
     */
    private record Fact(ResourceVersion version, int lists) {}

    /** A list is asked for: what is known by now is in it, because it is a consistent read. */
    void listStarts() {
        lists++;
    }

    void write(StoredObject object) {
        written.put(object.key(), new Fact(object.version(), lists));
    }

    /** Whether it was written since the last list was asked for, which may not have it. */
    boolean isWrittenSinceListStarted(ObjectKey key) {
        Fact fact = written.get(key);
        return fact != null && fact.lists == lists;
    }

    /** The API server has told of the object under the key as it was written, or of a later one. */
    void toldOf(ObjectKey key) {
        written.remove(key);
    }

    /** The object is gone; no other ever has its UID. Without a UID it cannot be told from others, and nothing is kept. */
    void bury(StoredObject last) {
        if (!last.uid().isEmpty()) {
            graves.computeIfAbsent(last.key(), _ -> new HashMap<>()).put(last.uid(), new Fact(last.version(), lists));
        }
    }

    /** Whether it is known to be gone: itself, or one that had its name after it. */
    boolean isGone(StoredObject object) {
        return isGone(object, _ -> true);
    }

    /** Whether that is known since the last list was asked for, which may have the object all the same. */
    boolean isGoneSinceListStarted(StoredObject object) {
        return isGone(object, fact -> fact.lists == lists);
    }

    /** The API server has told that the object is gone. */
    void toldGone(StoredObject last) {
        graves.computeIfPresent(last.key(), (_, buried) -> {
            buried.remove(last.uid());
            return buried.isEmpty() ? null : buried;
        });
    }

    /**
     * The last list has been read. Only what came after it is still to be told: writes, the ends of objects that are in it,
     * and the ends of objects that are not in it yet.
     */
    void toldBy(Listing<StoredObject> list) {
        written.values().removeIf(fact -> isTold(fact, list));
        graves.forEach((key, buried) -> {
            StoredObject listed = list.objects().get(key);
            buried.entrySet()
                    .removeIf(
                            grave -> isTold(grave.getValue(), list) && (listed == null || !isToldLater(grave, listed)));
        });
        graves.values().removeIf(Map::isEmpty);
    }

    /** How much is still to be told. */
    int size() {
        return written.size() + graves.values().stream().mapToInt(Map::size).sum();
    }

    private boolean isGone(StoredObject object, Predicate<Fact> counts) {
        return graves.getOrDefault(object.key(), Map.of()).entrySet().stream()
                .anyMatch(grave -> counts.test(grave.getValue())
                        && (grave.getKey().equals(object.uid())
                                || grave.getValue().version.isAfter(object.version())));
    }

    private boolean isToldLater(Map.Entry<String, Fact> grave, StoredObject listed) {
        return grave.getValue().lists == lists && grave.getKey().equals(listed.uid());
    }

    private boolean isTold(Fact fact, Listing<StoredObject> list) {
        return fact.lists < lists || !fact.version.isAfter(list.version());
    }
}
