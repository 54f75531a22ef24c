package io.fleetgate.cluster.watch;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;

/** The objects of one kind as an API server has them, with the history that watches are served from. */
public final class ScriptedKind {
    private static final int DEEP = 20_000;
    private static final JsonMapper JSON = new JsonMapper(JsonFactory.builder()
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxNestingDepth(DEEP).build())
            .streamWriteConstraints(
                    StreamWriteConstraints.builder().maxNestingDepth(DEEP).build())
            .build());

    private final SortedMap<String, ObjectNode> objects = new TreeMap<>();
    private final NavigableMap<Long, String> history = new TreeMap<>();
    private long version = 1;
    private long expiredUntil;
    private int generation;
    private int mutedUntil;

    /** What a watch waits for: its next event, or that there is none. */
    sealed interface Next {
        record Event(long version, String json) implements Next {}

        record Expired() implements Next {}

        record Broken() implements Next {}

        record Nothing() implements Next {}
    }

    /** Creates or replaces an object, and answers it as it is stored. */
    public synchronized ObjectNode put(String json) {
        ObjectNode object = tree(json);
        String key = key(object);
        ObjectNode before = objects.get(key);
        object.withObject("metadata")
                .put("resourceVersion", String.valueOf(++version))
                .put(
                        "uid",
                        before == null
                                ? "uid-" + version
                                : before.at("/metadata/uid").asText());
        objects.put(key, object);
        record(before == null ? "ADDED" : "MODIFIED", object);
        return object.deepCopy();
    }

    public synchronized void delete(String key) {
        ObjectNode object = objects.remove(key);
        object.withObject("metadata").put("resourceVersion", String.valueOf(++version));
        record("DELETED", object);
    }

    public synchronized void bookmark() {
        ObjectNode object = JSON.createObjectNode();
        object.putObject("metadata").put("resourceVersion", String.valueOf(++version));
        record("BOOKMARK", object);
    }

    /** Sends events that no API server sends. */
    public synchronized void send(String event) {
        history.put(++version, event);
        notifyAll();
    }

    /** Forgets what happened so far: a watch from before now has expired. */
    public synchronized void expire() {
        expiredUntil = version;
        history.clear();
        notifyAll();
    }

    /** Breaks every open watch. */
    public synchronized void breakWatches() {
        generation++;
        notifyAll();
    }

    /** Forgets every open watch without a word, as a router does that was restarted. */
    public synchronized void muteWatches() {
        generation++;
        mutedUntil = generation;
        notifyAll();
    }

    synchronized int generation() {
        return generation;
    }

    synchronized boolean isExpired(long from) {
        return from < expiredUntil;
    }

    /** Waits for what comes after {@code from} on a watch that was opened in a generation. */
    synchronized Next next(long from, int opened, long untilNanos) throws InterruptedException {
        while (true) {
            if (opened < mutedUntil) {
                wait();
            } else if (opened < generation) {
                return new Next.Broken();
            } else if (isExpired(from)) {
                return new Next.Expired();
            } else {
                Map.Entry<Long, String> entry = history.higherEntry(from);
                if (entry != null) {
                    return new Next.Event(entry.getKey(), entry.getValue());
                }
                long millis = (untilNanos - System.nanoTime()) / 1_000_000;
                if (millis <= 0) {
                    return new Next.Nothing();
                }
                wait(millis);
            }
        }
    }

    /** A page of the list. */
    synchronized String page(int limit, int after) {
        List<ObjectNode> all = List.copyOf(objects.values());
        int end = limit == 0 ? all.size() : Math.min(all.size(), after + limit);
        ObjectNode list = JSON.createObjectNode().put("kind", "List").put("apiVersion", "v1");
        list.putArray("items").addAll(all.subList(after, end));
        ObjectNode metadata = list.putObject("metadata").put("resourceVersion", String.valueOf(version));
        if (end < all.size()) {
            metadata.put("continue", String.valueOf(end));
        }
        return text(list);
    }

    /** What a fresh list has: the resourceVersion of every object. */
    public synchronized Map<String, String> versions() {
        Map<String, String> versions = new TreeMap<>();
        objects.forEach((key, object) ->
                versions.put(key, object.at("/metadata/resourceVersion").asText()));
        return versions;
    }

    private void record(String type, ObjectNode object) {
        ObjectNode event = JSON.createObjectNode().put("type", type);
        event.set("object", object);
        history.put(version, text(event));
        notifyAll();
    }

    private static String key(ObjectNode object) {
        return object.at("/metadata/namespace").asText() + "/"
                + object.at("/metadata/name").asText();
    }

    private static String text(ObjectNode tree) {
        try {
            return JSON.writeValueAsString(tree);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static ObjectNode tree(String json) {
        try {
            return (ObjectNode) JSON.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(json, e);
        }
    }
}
