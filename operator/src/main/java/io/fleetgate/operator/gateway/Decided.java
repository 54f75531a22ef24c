package io.fleetgate.operator.gateway;

import io.fleetgate.object.FleetObject;
import io.fleetgate.reconcile.Step;
import java.util.Optional;

/** The stored object that a step was decided about. */
public final class Decided {
    private Decided() {}

    /** Empty for an object that is to be created, and for one that is applied whatever is stored. */
    public static Optional<FleetObject<?>> object(Step.Write step) {
        return switch (step) {
            case Step.Create _, Step.Apply _ -> Optional.empty();
            case Step.SetFinalizers(FleetObject<?> object, var _) -> Optional.of(object);
            case Step.SetStatus(FleetObject<?> object, var _, var _) -> Optional.of(object);
            case Step.SetSpec(FleetObject<?> object, var _) -> Optional.of(object);
            case Step.Delete(FleetObject<?> object) -> Optional.of(object);
        };
    }
}
