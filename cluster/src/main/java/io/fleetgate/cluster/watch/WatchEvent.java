package io.fleetgate.cluster.watch;

/**
 * One event of a watch.
 *
 * @param type ADDED, MODIFIED, DELETED, BOOKMARK or ERROR
 * @param object what it is about; a Status for ERROR
 */
record WatchEvent(String type, StoredTree.Read object) {

    /** Where a watch goes on after this event; empty where it cannot be read. */
    String resourceVersion() {
        return object.tree().at("/metadata/resourceVersion").asText();
    }

    /** The code of an ERROR. */
    int code() {
        return object.tree().path("code").asInt();
    }
}
