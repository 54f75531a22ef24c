package io.fleetgate.cluster.watch;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.fleetgate.cluster.read.ApiServer;
import io.fleetgate.cluster.read.ReadFailure;
import io.fleetgate.store.Completeness;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells a {@link Keeper} of one collection as the API server has it: a list, then one watch after the other. A connection that
 * breaks is followed by a watch from where it broke, and so is an answer that says nothing about what was read before; a version
 * that has expired, and a collection that went out of date, by a new list.
 */
public final class ListWatch<O extends Keyed> implements Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(ListWatch.class);
    private static final long SHORTEST_WATCH_NANOS = TimeUnit.MILLISECONDS.toNanos(500);
    private static final String LIST_FIRST = "";

    private final String subject;
    private final ServedCollection<O> collection;
    private final CollectionReader<O> reader;
    private final CollectionLister<O> lister;
    private final Keeper<O> keeper;
    private final Freshness freshness;
    private final WatchCounts counts = new WatchCounts();
    private final CountDownLatch read = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);

    private final Backoff backoff = new Backoff();
    private String resourceVersion = LIST_FIRST;

    /**
     * Connects nothing yet.
     *
     * @param subject what is read, for logs
     */
    public ListWatch(
            String subject, ApiServer server, ServedCollection<O> collection, ReadTimes times, Keeper<O> keeper) {
        this.subject = subject;
        this.collection = collection;
        this.reader = new CollectionReader<>(server, collection, times);
        this.lister = new CollectionLister<>(reader);
        this.keeper = keeper;
        this.freshness = new Freshness(times.staleAfter());
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

    /** Waits until every object has been read once. */
    public void awaitRead() throws InterruptedException {
        read.await();
    }

    /** Tells the keeper how well the objects are known now; to be called every second or so. */
    public synchronized void settle() {
        Completeness known = freshness.look(System.nanoTime());
        if (keeper.settle(known)) {
            report(known);
        }
    }

    public ReadStatus status() {
        return counts.status(freshness.age(System.nanoTime()));
    }

    /** What failed last; empty while nothing does. */
    public String trouble() {
        return freshness.trouble();
    }

    /** Ends soon; whoever waits for an answer has to be interrupted. */
    public void close() {
        closed.countDown();
    }

    private boolean isComplete() {
        return freshness.look(System.nanoTime()) instanceof Completeness.Complete;
    }

    private void list() throws IOException {
        long started = System.nanoTime();
        counts.list();
        keeper.listStarts();
        Listing<O> listing = lister.list(keeper::asKnown);
        keeper.replaceBy(listing);
        resourceVersion = listing.version().text();
        backoff.reset();
        freshness.current(started);
        settle();
        read.countDown();
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
            case "ADDED", "MODIFIED" -> {
                counts.event();
                keeper.put(collection.read(event.object()));
            }
            case "DELETED" -> {
                counts.event();
                keeper.delete(collection.read(event.object()));
            }
            case "BOOKMARK" -> {
                freshness.current(System.nanoTime());
                keeper.pass(new ResourceVersion(event.resourceVersion()));
            }
            case "ERROR" -> throw ReadFailure.told(event.code());
            default -> throw ReadFailure.malformed("an event of an unknown type");
        }
        resourceVersion = event.resourceVersion();
        if (resourceVersion.equals(LIST_FIRST)) {
            throw ReadFailure.malformed("an event without resourceVersion");
        }
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
                    .addKeyValue("kind", subject)
                    .addKeyValue("cause", sentence)
                    .log("list or watch failed; retrying");
        }
        if (endsWhatIsKnown(failure)) {
            resourceVersion = LIST_FIRST;
        }
        if (failure instanceof ReadFailure answered && answered.isNotFound()) {
            freshness.notServed(sentence);
        }
        freshness.failed(sentence);
        keeper.failed(sentence);
        settle();
        awaitClosed(backoff.next(retryAfter(failure)).toMillis());
    }

    /** Whether a watch cannot go on from where it was. */
    private static boolean endsWhatIsKnown(IOException failure) {
        return failure instanceof JsonProcessingException
                || (failure instanceof ReadFailure answered && answered.endsWhatIsKnown());
    }

    private static Duration retryAfter(IOException failure) {
        return failure instanceof ReadFailure answered ? answered.retryAfter() : Duration.ZERO;
    }

    private void awaitClosed(long millis) {
        try {
            if (closed.await(millis, TimeUnit.MILLISECONDS)) {
                LOG.atDebug().addKeyValue("kind", subject).log("closed while waiting to retry");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            close();
        }
    }

    private void report(Completeness known) {
        switch (known) {
            case Completeness.Complete() ->
                LOG.atInfo().addKeyValue("kind", subject).log("every object is known");
            case Completeness.ReadFailed(String cause) ->
                LOG.atWarn()
                        .addKeyValue("kind", subject)
                        .addKeyValue("cause", cause)
                        .log("what is known counts no longer; no decision is based on it");
            case Completeness.NotSynced() -> {
                // Nothing goes back to that.
            }
        }
    }
}
