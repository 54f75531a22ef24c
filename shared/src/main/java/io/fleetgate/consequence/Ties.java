package io.fleetgate.consequence;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.policy.Rule;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.rollout.Rejection;
import io.fleetgate.rollout.TargetResolution;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Pairs of releases with one priority between which, by this change, the names of their bindings decide. */
final class Ties {
    private final Map<Tie, Spread> ties = new TreeMap<>();

    private record Tie(ObjectKey winner, ObjectKey loser, int priority) implements Comparable<Tie> {
        private static final Comparator<Tie> ORDER =
                Comparator.comparing(Tie::winner).thenComparing(Tie::loser).thenComparingInt(Tie::priority);

        @Override
        public int compareTo(Tie other) {
            return ORDER.compare(this, other);
        }
    }

    private Ties() {}

    static void find(Effect effect, Consumer<Consequence> found) {
        Ties ties = new Ties();
        effect.transitions().forEach(ties::add);
        ties.ties.forEach(
                (tie, spread) -> found.accept(consequence(effect.change().kind(), tie, spread)));
    }

    private void add(Transition transition) {
        if (transition.hasSameRejections()) {
            return;
        }
        List<Tie> after = ties(transition.after().resolution());
        if (after.isEmpty()) {
            return;
        }
        Set<Tie> before = new HashSet<>(ties(transition.before().resolution()));
        after.stream()
                .filter(tie -> !before.contains(tie))
                .forEach(tie -> ties.computeIfAbsent(tie, _ -> new Spread()).add("", transition.target()));
    }

    private static List<Tie> ties(TargetResolution resolution) {
        List<Tie> ties = new ArrayList<>();
        Map<ObjectKey, Candidate> byBinding = new HashMap<>();
        for (Rejection rejection : resolution.rejected()) {
            if (rejection.by().isPresent() && rejection.candidate().isPresent()) {
                if (byBinding.isEmpty()) {
                    resolution.candidates().forEach(candidate -> byBinding.put(candidate.binding(), candidate));
                }
                Candidate loser = rejection.candidate().get();
                Candidate winner = byBinding.get(rejection.by().get());
                if (winner != null && isTie(winner, loser)) {
                    ties.add(new Tie(winner.release(), loser.release(), loser.priority()));
                }
            }
        }
        return ties;
    }

    /** Two bindings of one release may tie as they like: the same is deployed. */
    private static boolean isTie(Candidate winner, Candidate loser) {
        return winner.priority() == loser.priority() && !winner.release().equals(loser.release());
    }

    private static Consequence consequence(Kind<?> changed, Tie tie, Spread spread) {
        return new Consequence(
                Rule.PRIORITY_TIES,
                Problem.warning(
                        changed.equals(SolarKinds.RELEASE) ? "spec.priority" : "",
                        Reason.PRIORITY_TIE,
                        "Release " + tie.winner() + " comes before " + tie.loser() + " by name only, " + spread.where()
                                + "; both have priority " + tie.priority(),
                        "give them different priorities"));
    }
}
