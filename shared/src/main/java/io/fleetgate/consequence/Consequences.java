package io.fleetgate.consequence;

import java.util.ArrayList;
import java.util.List;

/** Everything that is worth saying about what a change does to targets. */
public final class Consequences {
    private Consequences() {}

    /**
     * The consequences of a change, by subject.
     *
     * @throws io.fleetgate.store.UndecidableException when the fleet is not known well enough, or the time is over
     */
    public static List<Consequence> of(Effect effect) {
        List<Consequence> found = new ArrayList<>();
        Deployments.find(effect, found::add);
        Evictions.find(effect, found::add);
        Absences.find(effect, found::add);
        LiveBindings.find(effect, found::add);
        TakenNames.find(effect, found::add);
        SharedNames.find(effect, found::add);
        Ties.find(effect, found::add);
        Ungranted.find(effect, found::add);
        return List.copyOf(found);
    }
}
