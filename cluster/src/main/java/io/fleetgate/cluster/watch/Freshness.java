package io.fleetgate.cluster.watch;

import io.fleetgate.store.Completeness;
import java.time.Duration;

/**
 * How well a kind is known, judged by when it was last known to be as the API server has it: at the start of a list, at a
 * bookmark, and at the end of a watch that the server ended in order. An event alone says nothing about what follows it, and
 * an open connection says nothing at all. Safe for any number of threads.
 */
final class Freshness {
    private final Duration staleAfter;
    private boolean listed;
    private boolean wasListed;
    private long currentNanos;
    private String trouble = "";

    /**
     * Nothing is known yet.
     *
     * @param staleAfter how long what is known counts
     */
    Freshness(Duration staleAfter) {
        this.staleAfter = staleAfter;
    }

    /** Everything that was stored at that moment is known. */
    synchronized void current(long nanos) {
        listed = true;
        wasListed = true;
        currentNanos = nanos;
        trouble = "";
    }

    /** A read failed; what is known counts as long as it is fresh enough. */
    synchronized void failed(String sentence) {
        trouble = sentence;
    }

    /** The kind does not exist any more: what was known of it counts no longer. */
    synchronized void notServed(String sentence) {
        listed = false;
        trouble = sentence;
    }

    /** What failed last; empty while nothing does. */
    synchronized String trouble() {
        return trouble;
    }

    /** How long ago it was known to be current; zero before it ever was. */
    synchronized Duration age(long nowNanos) {
        return wasListed ? Duration.ofNanos(nowNanos - currentNanos) : Duration.ZERO;
    }

    synchronized Completeness look(long nowNanos) {
        if (!wasListed) {
            return Completeness.NOT_SYNCED;
        }
        if (!listed) {
            return new Completeness.ReadFailed(trouble);
        }
        return nowNanos - currentNanos > staleAfter.toNanos()
                ? new Completeness.ReadFailed("not known to be up to date for more than " + staleAfter.toSeconds()
                        + " s" + (trouble.isEmpty() ? "" : ", " + trouble))
                : Completeness.COMPLETE;
    }
}
