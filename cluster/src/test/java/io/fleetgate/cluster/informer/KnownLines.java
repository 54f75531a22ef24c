package io.fleetgate.cluster.informer;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.Snapshot;
import java.util.Map;
import java.util.TreeMap;

/** What a snapshot has under the names of an {@link Interleaving}, a line each, for comparing. */
final class KnownLines {
    private KnownLines() {}

    /** The line of every name that is taken. */
    static Map<ObjectKey, String> of(Snapshot snapshot) {
        Map<ObjectKey, String> lines = new TreeMap<>();
        for (ObjectKey key : Interleaving.KEYS) {
            if (isReadable(snapshot, key)) {
                snapshot.find(SolarKinds.TARGET, key)
                        .ifPresent(object -> lines.put(key, line(StoredObject.of(object))));
            } else {
                lines.put(key, "unreadable");
            }
        }
        return lines;
    }

    static String line(StoredObject object) {
        return switch (object) {
            case StoredObject.Known _ ->
                object.uid() + " at " + object.version().text();
            case StoredObject.Unreadable _ -> "unreadable";
        };
    }

    static boolean isReadable(Snapshot snapshot, ObjectKey key) {
        return !snapshot.unreadable(SolarKinds.TARGET).containsKey(key);
    }
}
