package io.fleetgate.webhook.feed;

import io.fleetgate.store.Completeness;
import java.time.Duration;

/** Tells, from a look at a watch now and then, whether what it said still counts. */
final class Outage {
    private final Duration patience;
    private long lastUpNanos;

    /**
     * No outage.
     *
     * @param patience how long a watch may be down before what it said counts as out of date
     * @param listedNanos when everything was listed
     */
    Outage(Duration patience, long listedNanos) {
        this.patience = patience;
        this.lastUpNanos = listedNanos;
    }

    /** What is known of the kind at a moment at which its watch stands or does not. */
    Completeness look(Watching watching, long nowNanos) {
        return switch (watching) {
            case UP -> {
                lastUpNanos = nowNanos;
                yield Completeness.COMPLETE;
            }
            case DOWN ->
                nowNanos - lastUpNanos > patience.toNanos()
                        ? new Completeness.ReadFailed(
                                "the watch has been down for more than " + patience.toSeconds() + " s")
                        : Completeness.COMPLETE;
        };
    }

    /** Whether a watch stands. */
    enum Watching {
        UP,
        DOWN
    }
}
