package io.fleetgate.cluster.informer;

import io.fleetgate.object.ObjectKey;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What is known of one kind by answers to own writes and the API server has not told yet, neither by a watch nor by a list;
 * it is forgotten as soon as it has been told, so that this stays as small as the watch is quick.
 */
final class Untold {
    private final Map<ObjectKey, Fact> written = new HashMap<>();
    private final Map<String, Fact> gone = new HashMap<>();
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
            gone.put(last.uid(), new Fact(last.version(), lists));
        }
    }

    boolean isGone(StoredObject object) {
        return gone.containsKey(object.uid());
    }

    /** Whether it is gone since the last list was asked for, which may have it all the same. */
    boolean isGoneSinceListStarted(StoredObject object) {
        Fact fact = gone.get(object.uid());
        return fact != null && fact.lists == lists;
    }

    /** The API server has told that the object is gone. */
    void toldGone(StoredObject last) {
        gone.remove(last.uid());
    }

    /**
     * The last list has been read. Only what came after it is still to be told: writes, the ends of objects that are in it,
     * and the ends of objects that are not in it yet.
     */
    void toldBy(KindLister.Listing list) {
        Set<String> listed =
                list.objects().values().stream().map(StoredObject::uid).collect(Collectors.toSet());
        written.values().removeIf(fact -> isTold(fact, list));
        gone.entrySet().removeIf(entry -> {
            Fact fact = entry.getValue();
            return fact.lists < lists || (!listed.contains(entry.getKey()) && isTold(fact, list));
        });
    }

    private boolean isTold(Fact fact, KindLister.Listing list) {
        return fact.lists < lists || !fact.version.isAfter(list.version());
    }

    /** How much is still to be told. */
    int size() {
        return written.size() + gone.size();
    }
}
