package io.fleetgate.operator.gateway;

import io.fleetgate.object.FleetObject;
import io.fleetgate.reconcile.Step;

/** Which object a step was decided about, among all that ever have its name. */
final class Uids {
    private Uids() {}

    /** Empty for an object that is to be created. */
    static String of(Step step) {
        return switch (step) {
            case Step.Create _ -> "";
            case Step.SetFinalizers(FleetObject<?> object, var _) ->
                object.metadata().uid();
            case Step.SetStatus(FleetObject<?> object, var _, var _) ->
                object.metadata().uid();
            case Step.SetSpec(FleetObject<?> object, var _) -> object.metadata().uid();
            case Step.Delete(FleetObject<?> object) -> object.metadata().uid();
        };
    }
}
