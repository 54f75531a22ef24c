package io.fleetgate.operator.reconcile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.informer.FleetStore;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.operator.gateway.WriteObserver;

/** Lets the store know at once what the answers to writes say, so that nothing is decided without them. */
public final class StoreAnswers implements WriteObserver {
    private final FleetStore store;

    /** Answers that concern a store. */
    public StoreAnswers(FleetStore store) {
        this.store = store;
    }

    @Override
    public void stored(Kind<?> kind, ObjectNode document) {
        if (SolarKinds.ALL.contains(kind)) {
            store.observe(kind, document);
        }
    }

    @Override
    public void gone(FleetObject<?> last) {
        if (SolarKinds.ALL.contains(last.kind())) {
            store.observeGone(last);
        }
    }
}
