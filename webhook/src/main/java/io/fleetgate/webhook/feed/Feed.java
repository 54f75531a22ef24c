package io.fleetgate.webhook.feed;

import io.fleetgate.cluster.informer.KindStatus;
import io.fleetgate.store.Snapshot;
import java.util.List;

/** A source of snapshots; safe for any number of readers. */
public interface Feed extends AutoCloseable {

    /** The fleet as known now. */
    Snapshot snapshot();

    /** What is still missing for decisions, one sentence each; empty once everything has been read. */
    List<String> missing();

    /** What an operator should know though decisions are made, a sentence each: objects that are set aside. */
    default List<String> notices() {
        return List.of();
    }

    /** How each kind is doing; empty where nothing is watched. */
    default List<KindStatus> status() {
        return List.of();
    }

    /** Waits until everything has been read once. */
    void awaitComplete() throws InterruptedException;

    @Override
    void close();
}
