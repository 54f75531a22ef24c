package io.fleetgate.admission;

import io.fleetgate.consequence.Consequence;
import io.fleetgate.consequence.Consequences;
import io.fleetgate.consequence.Effect;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.problem.Problem;
import io.fleetgate.protection.BlastRadius;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Change;
import java.util.List;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/** What a change would do to the fleet, worked out when it is asked for, and once. */
final class LazyEffect {
    private final SettledFleet base;
    private final SettledFleet alone;
    private final SettledFleet together;
    private final Change change;

    private @Nullable SortedSet<ObjectKey> reach;
    private @Nullable Effect effectAlone;

    /**
     * The effect of a change.
     *
     * @param alone the base with this change alone
     * @param together the base with the whole change set; the same instance where there is no other change
     */
    LazyEffect(SettledFleet base, SettledFleet alone, SettledFleet together, Change change) {
        this.base = base;
        this.alone = alone;
        this.together = together;
        this.change = change;
    }

    Change change() {
        return change;
    }

    List<Consequence> consequences() {
        return Consequences.of(effectTogether());
    }

    /** Whether the change is too much; targets are worked out only where it reaches enough of them. */
    List<Problem> blastRadius(BlastRadius radius) {
        return radius.canBeExceeded(reach().size()) ? radius.problems(effectAlone(), effectTogether()) : List.of();
    }

    private SortedSet<ObjectKey> reach() {
        if (reach == null) {
            reach = Effect.reach(base, alone, change);
        }
        return reach;
    }

    private Effect effectAlone() {
        if (effectAlone == null) {
            effectAlone = Effect.of(base, alone, change, reach());
        }
        return effectAlone;
    }

    private Effect effectTogether() {
        return alone == together
                ? effectAlone()
                : Effect.of(base, together, change, Effect.reach(base, together, change));
    }
}
