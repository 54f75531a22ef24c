package io.fleetgate.consequence;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.policy.Rule;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;

/** The targets that lose, switch and gain releases. */
final class Deployments {
    private final Spread lost = new Spread();
    private final Spread switched = new Spread();
    private final Spread gained = new Spread();
    private final SortedSet<String> successors = new TreeSet<>();

    private Deployments() {}

    static void find(Effect effect, Consumer<Consequence> found) {
        Deployments deployments = new Deployments();
        effect.transitions().forEach(deployments::add);
        deployments.say(effect.change().kind(), found);
    }

    private void add(Transition transition) {
        transition.lost().forEach(candidate -> lost.add(candidate.uniqueName(), transition.target()));
        transition.gained().forEach(candidate -> gained.add(candidate.uniqueName(), transition.target()));
        transition.switched().forEach(change -> {
            switched.add(change.to().uniqueName(), transition.target());
            successors.add(change.to().release().toString());
        });
    }

    private void say(Kind<?> changed, Consumer<Consequence> found) {
        if (!lost.isEmpty()) {
            found.accept(consequence(
                    Reason.TARGETS_LOSE, "undeploys " + lost.things() + " " + lost.where(), keepingIt(changed)));
        }
        if (!switched.isEmpty()) {
            found.accept(consequence(
                    Reason.TARGETS_SWITCH,
                    "switches " + switched.things() + " " + switched.where() + "; to "
                            + (successors.size() == 1 ? "Release " + successors.getFirst() : "other releases"),
                    "see that the new release is meant for them"));
        }
        if (!gained.isEmpty()) {
            found.accept(consequence(
                    Reason.TARGETS_GAIN,
                    "deploys " + gained.things() + " " + gained.where(),
                    "narrow the selection if that is more than meant"));
        }
    }

    private static String keepingIt(Kind<?> changed) {
        if (changed.equals(SolarKinds.REFERENCE_GRANT)) {
            return "keep the grant until nothing there needs it";
        }
        return changed.equals(SolarKinds.TARGET)
                ? "keep the labels by which it is selected"
                : "bind another release of the name there first";
    }

    private static Consequence consequence(Reason reason, String message, String fix) {
        return new Consequence(Rule.TARGET_CHANGES, Problem.warning("", reason, message, fix));
    }
}
