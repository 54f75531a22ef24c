package io.fleetgate.operator.crash;

import io.fleetgate.operator.apiserver.Fleet;
import io.fleetgate.operator.apiserver.storage.Refusal;
import java.io.IOException;

/** Something that users, renderers or other controllers do to a fleet. */
@FunctionalInterface
interface Act {
    Act NOTHING = _ -> {};

    void on(Fleet fleet) throws IOException, Refusal;

    /** Both, so quickly that the operator may see them as one. */
    default Act and(Act next) {
        return fleet -> {
            on(fleet);
            next.on(fleet);
        };
    }
}
