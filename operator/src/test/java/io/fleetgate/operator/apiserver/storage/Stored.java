package io.fleetgate.operator.apiserver.storage;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.operator.apiserver.fields.Ownership;

/** An object as it is stored; never changed, but replaced. */
public record Stored(ObjectNode document, Ownership owners) {

    public String uid() {
        return document.at("/metadata/uid").asText();
    }

    public String resourceVersion() {
        return document.at("/metadata/resourceVersion").asText();
    }

    boolean isTerminating() {
        return document.at("/metadata").has("deletionTimestamp");
    }

    boolean hasFinalizers() {
        return !document.at("/metadata/finalizers").isEmpty();
    }

    /** A copy that may be changed. */
    ObjectNode copy() {
        return document.deepCopy();
    }

    /** The same with its metadata to be changed. */
    static ObjectNode metadata(ObjectNode document) {
        return document.withObject("metadata");
    }
}
