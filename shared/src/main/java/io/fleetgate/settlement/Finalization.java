package io.fleetgate.settlement;

import io.fleetgate.object.FleetObject;
import io.fleetgate.rollout.binding.Referents;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.List;

/**
 * Which finalizers an object has: each of the operator's exactly while its purpose exists, everybody else's as they are. What is
 * being deleted takes no new one, so that what was not protected before is held by the finalizer that it has.
 */
public final class Finalization {
    private Finalization() {}

    /** All finalizers of an object in the settled fleet, in order. */
    public static List<String> of(Snapshot snapshot, FleetObject<?> object) {
        boolean isReferredTo = Referents.of(snapshot, object).findAny().isPresent();
        List<String> wanted = new ArrayList<>();
        if (!object.isTerminating() || (isReferredTo && !Finalizers.isProtected(object))) {
            Finalizers.own(object.kind()).ifPresent(wanted::add);
        }
        if (isReferredTo) {
            Finalizers.protecting(object.kind()).ifPresent(wanted::add);
        }
        return Finalizers.settled(object, wanted);
    }
}
