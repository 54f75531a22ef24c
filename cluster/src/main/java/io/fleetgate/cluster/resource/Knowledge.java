package io.fleetgate.cluster.resource;

import io.fleetgate.store.Completeness;

/** How well something is known, with the cause even where nothing was ever read. */
final class Knowledge {
    private Completeness now = Completeness.NOT_SYNCED;
    private String trouble = "";

    /** What failed last, as a sentence for operators. */
    void failed(String sentence) {
        trouble = sentence;
    }

    /** What the informer says; whether that is something new. */
    boolean settle(Completeness said) {
        Completeness before = now;
        now = said instanceof Completeness.NotSynced && !trouble.isEmpty()
                ? new Completeness.ReadFailed(trouble)
                : said;
        return !now.equals(before);
    }

    Completeness now() {
        return now;
    }
}
