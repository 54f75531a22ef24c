package io.fleetgate.admission.rule;

import io.fleetgate.grant.Grants;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.Part;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.store.Snapshot;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * What is worth saying about a reference: that a grant for it is missing, or that it leads nowhere yet.
 *
 * @param path where the reference stands
 * @param referred what an object refers to; without a name it refers to nothing
 */
record ReferenceAdvice<S>(String path, Kind<?> to, Function<FleetObject<S>, ObjectKey> referred) {

    void grant(Snapshot overlay, FleetObject<S> from, Consumer<Problem> warnings) {
        ObjectKey key = referred.apply(from);
        if (!key.name().isEmpty() && !isGranted(overlay, from, key)) {
            warnings.accept(Problem.warning(
                    path,
                    Reason.NOT_GRANTED,
                    Grants.missing(from.kind(), from.namespace(), to, key.namespace()),
                    "have one created there; until then the reference has no effect"));
        }
    }

    /** Whether an object exists in a namespace that grants nothing is not for the referring side to learn. */
    void existence(Snapshot overlay, FleetObject<S> from, Consumer<Problem> warnings) {
        ObjectKey key = referred.apply(from);
        if (!key.name().isEmpty()
                && isGranted(overlay, from, key)
                && overlay.asking(Part.NOTHING).find(to, key).isEmpty()) {
            warnings.accept(Problem.warning(
                    path,
                    Reason.NOT_FOUND,
                    to.name() + " " + key + " does not exist",
                    "create it, or correct the name"));
        }
    }

    private boolean isGranted(Snapshot overlay, FleetObject<S> from, ObjectKey key) {
        return Grants.permit(overlay, from.kind(), from.namespace(), to, key.namespace());
    }
}
