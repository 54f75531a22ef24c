package io.fleetgate.webhook.watched;

import io.fleetgate.resource.WatchedResources;
import java.util.List;

/** What configs watch and how they judge it, as known now; safe for any number of readers. */
public abstract sealed class WatchedFeed implements AutoCloseable permits ClusterWatchedFeed, WatchedFeed.Nothing {

    /** For a store without watched objects: nothing of them is judged, and a config's stores are unknown. */
    public static WatchedFeed nothing() {
        return new Nothing();
    }

    abstract JudgingConfigs configs();

    abstract WatchedResources resources();

    /** What is still missing for decisions right after the start, one sentence each. */
    public abstract List<String> missing();

    /** What an operator should know though decisions are made: configs and resources that are not followed, a sentence each. */
    public abstract List<String> notices();

    /** Waits until whatever is watched has been read or cannot be. */
    public abstract void awaitStarted() throws InterruptedException;

    @Override
    public abstract void close();

    static final class Nothing extends WatchedFeed {
        @Override
        JudgingConfigs configs() {
            return JudgingConfigs.NONE;
        }

        @Override
        WatchedResources resources() {
            return WatchedResources.NONE;
        }

        @Override
        public List<String> missing() {
            return List.of();
        }

        @Override
        public List<String> notices() {
            return List.of();
        }

        @Override
        public void awaitStarted() {
            // There is nothing to wait for.
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    }
}
