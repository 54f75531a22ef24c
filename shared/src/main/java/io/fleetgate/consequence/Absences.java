package io.fleetgate.consequence;

import io.fleetgate.policy.Rule;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import java.util.List;
import java.util.function.Consumer;

/** Unique names for which releases compete and, by this change, none is deployed: the first is excluded, none follows. */
final class Absences {
    private Absences() {}

    static void find(Effect effect, Consumer<Consequence> found) {
        Spread absent = new Spread();
        for (Transition transition : effect.transitions()) {
            List<String> before = transition.before().resolution().absent();
            transition.after().resolution().absent().stream()
                    .filter(uniqueName -> !before.contains(uniqueName))
                    .forEach(uniqueName -> absent.add(uniqueName, transition.target()));
        }
        if (!absent.isEmpty()) {
            found.accept(new Consequence(
                    Rule.SILENT_ABSENCE,
                    Problem.warning(
                            "",
                            Reason.SILENT_ABSENCE,
                            "nothing is deployed for " + absent.things() + " " + absent.where()
                                    + "; the first candidate is excluded and there is no fallback to the next",
                            "see the rejected bindings of the target")));
        }
    }
}
