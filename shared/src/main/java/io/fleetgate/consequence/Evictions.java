package io.fleetgate.consequence;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.policy.Rule;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.rollout.Rejection;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Releases of other namespaces than that of the changed object which were accepted and are now rejected in favour of a
 * competitor. A release whose binding went away was not evicted by anybody.
 */
final class Evictions {
    private Evictions() {}

    static void find(Effect effect, Consumer<Consequence> found) {
        String own = effect.change().key().namespace();
        Spread evicted = new Spread();
        for (Transition transition : effect.transitions()) {
            Set<ObjectKey> losers = losers(transition);
            gone(transition)
                    .map(Candidate::release)
                    .filter(release -> !release.namespace().equals(own) && losers.contains(release))
                    .forEach(release -> evicted.add(release.toString(), transition.target()));
        }
        if (!evicted.isEmpty()) {
            found.accept(new Consequence(
                    Rule.TENANT_EVICTION,
                    Problem.warning(
                            "",
                            Reason.TENANT_EVICTED,
                            "evicts another tenant's release on " + evicted.count() + ": " + evicted.things() + " from "
                                    + evicted.which(),
                            "lower the priority, or agree with the other namespace")));
        }
    }

    private static Stream<Candidate> gone(Transition transition) {
        return Stream.concat(
                transition.lost().stream(), transition.switched().stream().map(Transition.Switch::from));
    }

    private static Set<ObjectKey> losers(Transition transition) {
        return transition.after().resolution().rejected().stream()
                .filter(rejection -> rejection.by().isPresent())
                .map(Rejection::release)
                .collect(Collectors.toSet());
    }
}
