package io.fleetgate.consequence;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.Impact;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;

/**
 * A change with every target that it reaches, before and after.
 *
 * @param transitions sorted by target; those that stay as they are among them
 */
public record Effect(Change change, SettledFleet base, SettledFleet overlay, List<Transition> transitions) {

    /** The targets that a change can affect, sorted; the others need not be worked out. */
    public static SortedSet<ObjectKey> reach(SettledFleet base, SettledFleet overlay, Change change) {
        return Impact.of(base.snapshot(), ChangeSet.of(change), overlay.snapshot(), base.allowance());
    }

    /** The effect of a change on the targets that it reaches. */
    public static Effect of(SettledFleet base, SettledFleet overlay, Change change, Collection<ObjectKey> reach) {
        return new Effect(
                change,
                base,
                overlay,
                reach.stream()
                        .map(target -> Transition.of(base.target(target), overlay.target(target)))
                        .toList());
    }
}
