package io.fleetgate.admission;

import io.fleetgate.grant.Grants;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.store.Snapshot;
import java.util.function.Consumer;

/** What is worth saying about a reference: that it leads nowhere yet, or that a grant for it is missing. */
final class ReferenceAdvice {
    private ReferenceAdvice() {}

    /**
     * Looks at one reference. Grants are asked first: whether an object exists in a namespace that grants nothing is not
     * for the referring side to learn.
     */
    static void check(
            Snapshot overlay,
            FleetObject<?> from,
            Kind<?> to,
            ObjectKey referred,
            String path,
            Consumer<Problem> warnings) {
        if (referred.name().isEmpty()) {
            return;
        }
        if (!Grants.permit(overlay, from.kind(), from.namespace(), to, referred.namespace())) {
            warnings.accept(Problem.warning(
                    path,
                    Reason.NOT_GRANTED,
                    Grants.missing(from.kind(), from.namespace(), to, referred.namespace()),
                    "have one created there; until then the reference has no effect"));
        } else if (overlay.find(to, referred).isEmpty()) {
            warnings.accept(Problem.warning(
                    path,
                    Reason.NOT_FOUND,
                    to.name() + " " + referred + " does not exist",
                    "create it, or correct the name"));
        }
    }
}
