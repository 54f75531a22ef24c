package io.fleetgate.rollout;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.resolver.Candidate;
import java.util.Optional;

/**
 * A binding that does not take effect on its target.
 *
 * @param candidate what competed; empty where something that the binding needs is missing, so that it could not compete
 * @param by the binding that won or repelled it; empty where there is none
 * @param rule the rule that decided, with the figures of this case, one sentence
 */
public record Rejection(
        ObjectKey binding,
        ObjectKey release,
        Optional<Candidate> candidate,
        RejectionReason reason,
        Optional<ObjectKey> by,
        String rule) {

    /** Whether another candidate of the same unique name came first. */
    boolean isLostToOwnName() {
        return reason == RejectionReason.LOWER_PRIORITY || reason == RejectionReason.TIE_BROKEN_BY_NAME;
    }
}
