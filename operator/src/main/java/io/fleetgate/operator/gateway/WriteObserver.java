package io.fleetgate.operator.gateway;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;

/** Told what the answers to writes say about stored objects, before the write counts as done; called by many threads. */
public interface WriteObserver {

    /** The object is stored like this. */
    void stored(Kind<?> kind, ObjectNode document);

    /** The object, as it was decided about, is stored no more and never will be again; another one may have its name. */
    void gone(FleetObject<?> last);
}
