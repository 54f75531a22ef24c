package io.fleetgate.webhook.validate;

import io.fleetgate.admission.Verdict;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Change;
import io.fleetgate.store.Snapshot;

/** The rules: a pure function of one change and of the fleet that it meets. */
@FunctionalInterface
public interface Judge {

    /**
     * Judges one change.
     *
     * @param stored the fleet as stored; what the change says about its object before is newer
     * @param allowance for working out what the change does to targets
     * @throws io.fleetgate.store.UndecidableException when the snapshot does not know enough, or the allowance is used up
     */
    Verdict judge(Snapshot stored, Change change, Allowance allowance);
}
