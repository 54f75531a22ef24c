package io.fleetgate.plan;

import io.fleetgate.consequence.Transition;
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

    static TargetChange of(Transition transition) {
        if (!transition.lost().isEmpty()) {
            return LOSE;
        }
        if (!transition.switched().isEmpty()) {
            return SWITCH;
        }
        return transition.gained().isEmpty() ? UNCHANGED : GAIN;
    }

    /** The spelling used in plans: lower case. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
