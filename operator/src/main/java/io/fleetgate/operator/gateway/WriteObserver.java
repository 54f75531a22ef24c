package io.fleetgate.operator.gateway;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;

/** Told what the answers to writes say about stored objects, before the write counts as done; called by many threads. */
public interface WriteObserver {

    /** The object is stored like this. */
    void stored(Kind<?> kind, ObjectNode document);

    /** The object with this uid is stored no more, and never will be again. */
    void gone(ObjectId id, String uid);
}
