package io.fleetgate.consequence;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.Impact;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;

/**
 * A change with every target that it reaches, before and after.
 *
 * @param transitions sorted by target; those that stay as they are among them
 */
public record Effect(Change change, SettledFleet base, SettledFleet overlay, List<Transition> transitions) {
    private static final Set<Kind<?>> LOOKED_UP = Set.of(SolarKinds.TARGET, SolarKinds.RELEASE_BINDING);

    /**
     * The targets that a change can affect, sorted; the others need not be worked out. Those of a Target or a binding are looked
     * up even when no time is left, so that a change of one target is never undecided for what only a change of many can do.
     */
    public static SortedSet<ObjectKey> reach(SettledFleet base, SettledFleet overlay, Change change) {
        Allowance allowance = LOOKED_UP.contains(change.kind()) ? Allowance.UNLIMITED : base.allowance();
        return Impact.of(base.snapshot(), ChangeSet.of(change), overlay.snapshot(), allowance);
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
