package io.fleetgate.cluster.informer;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.fleetgate.cluster.read.ReadFailure;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps one kind of the snapshot as the API server has it: a list, then one watch after the other. A connection that breaks
 * is followed by a watch from where it broke; an answer that is an error, and a kind that went out of date, by a new list.
 */
final class KindInformer implements Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(KindInformer.class);
    private static final long SHORTEST_WATCH_NANOS = TimeUnit.MILLISECONDS.toNanos(500);
    private static final String LIST_FIRST = "";

    private final Kind<?> kind;
    private final KindReader reader;
    private final KindLister lister;
    private final LiveSnapshot snapshot;
    private final Freshness freshness;
    private final KindCounts counts = new KindCounts();
    private final CountDownLatch read = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);

    private final Backoff backoff = new Backoff();
    private final Map<ObjectKey, String> versions = new HashMap<>();
    private String resourceVersion = LIST_FIRST;

    KindInformer(Kind<?> kind, KindReader reader, LiveSnapshot snapshot, Freshness freshness) {
        this.kind = kind;
        this.reader = reader;
        this.lister = new KindLister(reader);
        this.snapshot = snapshot;
        this.freshness = freshness;
    }

    /** Reads until closed. */
    @Override
    public void run() {
        while (closed.getCount() > 0) {
            try {
                if (resourceVersion.equals(LIST_FIRST) || !isComplete()) {
                    list();
                }
                watch();
                backoff.reset();
            } catch (IOException failure) {
                pauseAfter(failure);
            }
        }
    }

    /** Waits until every object of the kind has been read once. */
    void awaitRead() throws InterruptedException {
        read.await();
    }

    /** Says in the snapshot how well the kind is known now; to be called every second or so. */
    synchronized void settle() {
        Completeness known = freshness.look(System.nanoTime());
        if (!known.equals(snapshot.current().completeness(kind))) {
            snapshot.change(before -> before.with(kind, known));
            report(known);
        }
    }

    KindStatus status() {
        return counts.status(kind, snapshot.current(), freshness.age(System.nanoTime()));
    }

    Kind<?> kind() {
        return kind;
    }

    /** What failed last; empty while nothing does. */
    String trouble() {
        return freshness.trouble();
    }

    void close() {
        closed.countDown();
    }

    private boolean isComplete() {
        return freshness.look(System.nanoTime()) instanceof Completeness.Complete;
    }

    private void list() throws IOException {
        long started = System.nanoTime();
        counts.list();
        KindLister.Listing listing = lister.list(versions);
        replaceBy(listing);
        resourceVersion = listing.resourceVersion();
        backoff.reset();
        freshness.current(started);
        settle();
        read.countDown();
    }

    /** All at once: nobody sees half a list. */
    private void replaceBy(KindLister.Listing listing) {
        List<ObjectKey> gone = versions.keySet().stream()
                .filter(key -> !listing.listed().contains(key))
                .toList();
        snapshot.change(before -> {
            Snapshot after = before;
            for (ObjectKey key : gone) {
                after = after.without(kind, key);
            }
            for (StoredObject object : listing.changed().values()) {
                after = object.putInto(after);
            }
            return after;
        });
        gone.forEach(versions::remove);
        listing.changed().forEach((key, object) -> versions.put(key, object.resourceVersion()));
    }

    private void watch() throws IOException {
        long started = System.nanoTime();
        boolean isSilent = true;
        try (WatchStream events = reader.watch(resourceVersion)) {
            for (Optional<WatchEvent> next = events.next(); next.isPresent(); next = events.next()) {
                apply(next.get());
                isSilent = false;
            }
        }
        long ended = System.nanoTime();
        if (isSilent && ended - started < SHORTEST_WATCH_NANOS) {
            throw new IOException("the API server ended a watch at once");
        }
        freshness.current(ended);
    }

    private void apply(WatchEvent event) throws IOException {
        switch (event.type()) {
            case "ADDED", "MODIFIED" -> put(StoredObject.of(kind, event.object()));
            case "DELETED" -> remove(StoredObject.of(kind, event.object()).key());
            case "BOOKMARK" -> freshness.current(System.nanoTime());
            case "ERROR" -> throw ReadFailure.answered(event.code());
            default -> throw ReadFailure.malformed("an event of an unknown type");
        }
        resourceVersion = event.resourceVersion();
        if (resourceVersion.equals(LIST_FIRST)) {
            throw ReadFailure.malformed("an event without resourceVersion");
        }
    }

    private void put(StoredObject object) {
        counts.event();
        snapshot.change(object::putInto);
        versions.put(object.key(), object.resourceVersion());
    }

    private void remove(ObjectKey key) {
        counts.event();
        snapshot.change(before -> before.without(kind, key));
        versions.remove(key);
    }

    private void pauseAfter(IOException failure) {
        if (closed.getCount() == 0) {
            return;
        }
        String sentence = failure instanceof JsonProcessingException
                ? "the API server's answer is not the JSON that it should be"
                : String.valueOf(failure.getMessage());
        if (!sentence.equals(freshness.trouble())) {
            LOG.atWarn()
                    .addKeyValue("kind", kind.name())
                    .addKeyValue("cause", sentence)
                    .log("list or watch failed; retrying");
        }
        if (failure instanceof ReadFailure || failure instanceof JsonProcessingException) {
            resourceVersion = LIST_FIRST;
        }
        if (failure instanceof ReadFailure answered && answered.isNotFound()) {
            freshness.notServed(sentence);
        }
        freshness.failed(sentence);
        settle();
        awaitClosed(backoff.next().toMillis());
    }

    private void awaitClosed(long millis) {
        try {
            if (closed.await(millis, TimeUnit.MILLISECONDS)) {
                LOG.atDebug().addKeyValue("kind", kind.name()).log("closed while waiting to retry");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            close();
        }
    }

    private void report(Completeness known) {
        switch (known) {
            case Completeness.Complete() ->
                LOG.atInfo().addKeyValue("kind", kind.name()).log("every object is known");
            case Completeness.ReadFailed(String cause) ->
                LOG.atWarn()
                        .addKeyValue("kind", kind.name())
                        .addKeyValue("cause", cause)
                        .log("what is known counts no longer; no decision is based on it");
            case Completeness.NotSynced() -> {
                // Nothing goes back to that.
            }
        }
    }
}
