package io.fleetgate.webhook.validate;

import io.fleetgate.admission.Verdict;
import io.fleetgate.resource.ResourceChange;
import io.fleetgate.resource.watch.GroupVersionResource;
import io.fleetgate.webhook.http.TimeAllowance;

/** Judges changes of objects that are not of the fleet, for whoever watches them. */
public interface ResourceJudge {

    /** Whether a change of the resource has to be read. */
    boolean judges(GroupVersionResource resource);

    /**
     * Judges one change.
     *
     * @param time until the answer
     * @throws io.fleetgate.store.UndecidableException when not enough is known, or the time is over
     */
    Verdict judge(ResourceChange change, TimeAllowance time);
}
