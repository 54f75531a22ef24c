package io.fleetgate.cluster.resource;

import io.fleetgate.store.Completeness;

/** How well something is known that fills stores, with the cause even where nothing was ever read. Guarded by the stores. */
final class Knowledge {
    private final WatchedStores stores;
    private Completeness now = Completeness.NOT_SYNCED;
    private String trouble = "";

    Knowledge(WatchedStores stores) {
        this.stores = stores;
    }

    /** What failed last, as a sentence for operators. */
    void failed(String sentence) {
        synchronized (stores) {
            trouble = sentence;
        }
    }

    /** What the informer says, which the stores learn; whether that is something new. */
    boolean settle(Completeness said) {
        synchronized (stores) {
            Completeness before = now;
            now = said instanceof Completeness.NotSynced && !trouble.isEmpty()
                    ? new Completeness.ReadFailed(trouble)
                    : said;
            boolean isNews = !now.equals(before);
            if (isNews) {
                stores.settle();
            }
            return isNews;
        }
    }

    Completeness now() {
        return now;
    }
}
