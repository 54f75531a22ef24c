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
        return Finalizers.foreign(object).findAny().isEmpty()
                ? Settled.ABSENT
                : held(object, Outlook.finalizers(Finalizers.foreign(object).toList()));
    }

    /** An object that is deleted, if it is not being deleted already, and stays all the same. */
    static Settled held(FleetObject<?> object, Outlook outlook) {
        return object.isTerminating() ? new Settled.Stored(object, outlook) : new Settled.Leaving(object, outlook);
    }
}
