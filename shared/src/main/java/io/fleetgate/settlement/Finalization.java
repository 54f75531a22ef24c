package io.fleetgate.settlement;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.rollout.binding.Referents;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.List;

/** Which finalizers an object has: each of the operator's exactly while its purpose exists, everybody else's as they are. */
public final class Finalization {
    private Finalization() {}

    /** All finalizers of an object in the settled fleet, in order. */
    public static List<String> of(Snapshot snapshot, FleetObject<?> object) {
        boolean isReferredTo = Referents.of(snapshot, object).findAny().isPresent();
        List<String> wanted = new ArrayList<>();
        if (!object.isTerminating() || (isReferredTo && outlivesItsDeletion(object))) {
            Finalizers.own(object.kind()).ifPresent(wanted::add);
        }
        if (isReferredTo) {
            Finalizers.protecting(object.kind()).ifPresent(wanted::add);
        }
        return Finalizers.settled(object, wanted);
    }

    /** A Profile is cleaned up after until its last binding is gone; with others, seeing the deletion is all. */
    private static boolean outlivesItsDeletion(FleetObject<?> object) {
        return object.kind().equals(SolarKinds.PROFILE);
    }
}
