package io.fleetgate.operator.apiserver.storage;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** What happened to the objects of one kind, in order, and who waits for what happens next. */
public final class History {
    private final NavigableMap<Long, Event> events = new TreeMap<>();
    private long forgottenUntil;
    private int breaks;

    /** What happened, as a watch says it; a bookmark is of no namespace. */
    public record Event(long version, String namespace, String json) {}

    synchronized void add(String type, long version, String namespace, ObjectNode object) {
        events.put(version, new Event(version, namespace, json(type, object)));
        notifyAll();
    }

    /** Tells watches how far they have come. */
    synchronized void bookmark(Resource resource, long version) {
        events.put(version, new Event(version, "", bookmarkOf(resource, version)));
        notifyAll();
    }

    /** Whoever asks from before now is told that it is too late. */
    synchronized void forget(long until) {
        forgottenUntil = until;
        events.clear();
    }

    /** Ends every open watch, in the middle. */
    public synchronized void breakWatches() {
        breaks++;
        notifyAll();
    }

    public synchronized int breaks() {
        return breaks;
    }

    /** The oldest version to watch from is the one after which everything is known. */
    public synchronized boolean isForgotten(long version) {
        return version < forgottenUntil;
    }

    public synchronized long forgottenUntil() {
        return forgottenUntil;
    }

    /** Waits for the next event after a version; empty when there is none in time, or the watches were broken meanwhile. */
    public synchronized Optional<Event> next(long after, int breaksSoFar, long untilNanos) throws InterruptedException {
        while (breaks == breaksSoFar) {
            Map.Entry<Long, Event> entry = events.higherEntry(after);
            if (entry != null) {
                return Optional.of(entry.getValue());
            }
            long left = untilNanos - System.nanoTime();
            if (left <= 0) {
                return Optional.empty();
            }
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
        return Optional.empty();
    }

    /** Everything after a version that is known now. */
    public synchronized List<Event> after(long version) {
        return List.copyOf(events.tailMap(version, false).values());
    }

    /** An event that says nothing but how far the watch has come. */
    public static String bookmarkOf(Resource resource, long version) {
        ObjectNode object = JsonNodeFactory.instance
                .objectNode()
                .put("apiVersion", resource.apiVersion())
                .put("kind", resource.kind());
        object.putObject("metadata").put("resourceVersion", String.valueOf(version));
        return json("BOOKMARK", object);
    }

    /** An event as it is sent. */
    public static String json(String type, ObjectNode object) {
        ObjectNode event = JsonNodeFactory.instance.objectNode().put("type", type);
        event.set("object", object);
        return Json.text(event) + "\n";
    }
}
