package io.fleetgate.store;

/** How well the objects of one kind are known. Unknown is not absent: only {@link Complete} allows to conclude anything. */
public sealed interface Completeness {

    /** Every stored object of the kind is in the snapshot. */
    record Complete() implements Completeness {}

    /** The first list has not arrived yet. */
    record NotSynced() implements Completeness {}

    /** A read failed, or the watch is stale; {@code cause} is a sentence for operators. */
    record ReadFailed(String cause) implements Completeness {}

    Completeness COMPLETE = new Complete();
    Completeness NOT_SYNCED = new NotSynced();
}
