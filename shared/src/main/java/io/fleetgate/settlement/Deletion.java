package io.fleetgate.settlement;

import io.fleetgate.object.FleetObject;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.settlement.form.Outlook;
import io.fleetgate.settlement.form.Settled;

/** What is left of an object that nobody wants any more. */
final class Deletion {
    private Deletion() {}

    /** Nothing, unless something foreign holds it. */
    static Settled of(FleetObject<?> object) {
        if (Finalizers.foreign(object).findAny().isEmpty()) {
            return Settled.ABSENT;
        }
        return object.isTerminating()
                ? new Settled.Stored(
                        object, Outlook.finalizers(Finalizers.foreign(object).toList()))
                : new Settled.Leaving(object);
    }
}
