package io.fleetgate.admission;

import io.fleetgate.object.FleetObject;
import io.fleetgate.store.Change;
import io.fleetgate.store.UndecidableException;
import java.util.function.Predicate;

/**
 * Changes to stored objects that nobody can read. Each of several such objects hides the others from every rule that looks at
 * all of a kind, so that none of them could be mended first: they are decided by what can be asked.
 */
final class SetAside {
    private SetAside() {}

    /** What may be left undecided about a change: what other unreadable objects hide from one that was unreadable itself. */
    static Predicate<UndecidableException> forgivable(Change change) {
        return undecided -> undecided.isForUnreadableObject() && wasUnreadable(change);
    }

    private static boolean wasUnreadable(Change change) {
        return switch (change) {
            case Change.Create _ -> false;
            case Change.Update(FleetObject<?> before, FleetObject<?> _) ->
                before.wrongType().isPresent();
            case Change.Delete(FleetObject<?> before) -> before.wrongType().isPresent();
        };
    }
}
