package io.fleetgate.explain;

import io.fleetgate.resolver.Candidate;
import io.fleetgate.rollout.Rejection;
import io.fleetgate.rollout.binding.SettledBinding;
import java.util.Optional;

/**
 * A binding of a target and how it fares there.
 *
 * @param candidate empty where something that the binding needs is missing, so that it could not compete
 * @param rejection empty for one that is accepted
 * @param rule the rule that decided, one sentence
 * @param prospect what would have to change for it to win; empty where that was not asked
 */
public record Standing(
        SettledBinding binding,
        Optional<Candidate> candidate,
        Optional<Rejection> rejection,
        String rule,
        Optional<Prospect> prospect) {

    public boolean isAccepted() {
        return rejection.isEmpty();
    }
}
