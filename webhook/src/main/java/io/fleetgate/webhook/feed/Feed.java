package io.fleetgate.webhook.feed;

import io.fleetgate.store.Snapshot;
import java.util.List;

/** A source of snapshots; safe for any number of readers. */
public interface Feed extends AutoCloseable {

    /** The fleet as known now. */
    Snapshot snapshot();

    /** What is still missing for decisions, one sentence each; empty once everything has been read. */
    List<String> missing();

    /** Waits until everything has been read once. */
    void awaitComplete() throws InterruptedException;

    @Override
    void close();
}
