package io.fleetgate.webhook.validate;

import io.fleetgate.admission.Verdict;
import io.fleetgate.store.Change;
import io.fleetgate.store.Snapshot;

/** The rules: a pure function of one change and of the fleet as it is once that change is stored. */
@FunctionalInterface
public interface Judge {

    /**
     * Judges one change.
     *
     * @throws io.fleetgate.store.UndecidableException when the snapshot does not know enough
     */
    Verdict judge(Snapshot overlay, Change change);
}
