package io.fleetgate.admission;

import io.fleetgate.object.FleetObject;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.rollout.Lifecycle;
import io.fleetgate.store.Snapshot;
import io.fleetgate.text.FirstFew;
import java.util.List;
import java.util.function.Consumer;

/** What is worth saying about a deletion: that it will not come to its end. */
final class DeletionAdvice {
    private DeletionAdvice() {}

    static void check(Snapshot overlay, FleetObject<?> object, Consumer<Problem> warnings) {
        List<String> holders = Lifecycle.holders(overlay, object);
        if (!holders.isEmpty()) {
            warnings.accept(Problem.warning(
                    "",
                    Reason.STAYS_TERMINATING,
                    "stays Terminating, held by " + FirstFew.of(holders),
                    "delete or change these first"));
        }
    }
}
