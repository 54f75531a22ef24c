package io.fleetgate.plan;

import io.fleetgate.resolver.Candidate;
import io.fleetgate.rollout.TargetResolution;
import java.util.Locale;

/** What happens to a target, named by the gravest thing that does: losing before switching before gaining. */
public enum TargetChange {
    /** Some unique name is no longer deployed. */
    LOSE,
    /** Some unique name is deployed from another release. */
    SWITCH,
    /** Some unique name is deployed that was not. */
    GAIN,
    /** The same releases are deployed. */
    UNCHANGED;

    static TargetChange between(TargetResolution before, TargetResolution after) {
        if (before.accepted().stream()
                .anyMatch(was -> after.accepted(was.uniqueName()).isEmpty())) {
            return LOSE;
        }
        if (before.accepted().stream().anyMatch(was -> isSwitched(was, after))) {
            return SWITCH;
        }
        return after.accepted().size() > before.accepted().size() ? GAIN : UNCHANGED;
    }

    private static boolean isSwitched(Candidate was, TargetResolution after) {
        return after.accepted(was.uniqueName())
                .filter(is -> !is.release().equals(was.release()))
                .isPresent();
    }

    /** The spelling used in plans: lower case. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
