package io.fleetgate.admission;

import io.fleetgate.admission.rule.ObjectRule;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.JsonPath;
import io.fleetgate.problem.Problem;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What an object had wrong before an update, by one check; asked only when the check finds something afterwards.
 *
 * @param <S> spec of the kind
 */
final class Ratchet<S> {
    private final ObjectRule<S> check;
    private final FleetObject<S> before;
    private final FleetObject<S> after;

    private @Nullable Set<Problem> old;

    Ratchet(ObjectRule<S> check, FleetObject<S> before, FleetObject<S> after) {
        this.check = check;
        this.before = before;
        this.after = after;
    }

    /** Whether an update leaves the offending field as it was, with the same thing wrong with it. */
    boolean holds(Problem problem) {
        return old().contains(problem)
                && JsonPath.find(before.document(), problem.path())
                        .equals(JsonPath.find(after.document(), problem.path()));
    }

    private Set<Problem> old() {
        if (old == null) {
            Set<Problem> found = new HashSet<>();
            check.check(before, found::add);
            old = found;
        }
        return old;
    }
}
