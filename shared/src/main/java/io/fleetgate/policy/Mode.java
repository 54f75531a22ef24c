package io.fleetgate.policy;

import io.fleetgate.problem.Problem;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What becomes of the problems that a rule finds; in the order of strictness. */
public enum Mode {
    /** The rule is not asked. */
    OFF,
    /** Problems are warnings. */
    WARN,
    /** Problems deny, and where the fleet is not known well enough for the rule, there is no decision. */
    ENFORCE;

    /** The spelling used in settings: lower case. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The mode of a wire name. */
    public static Optional<Mode> find(String wireName) {
        return Arrays.stream(values())
                .filter(mode -> mode.wireName().equals(wireName))
                .findFirst();
    }

    /** This mode, or a milder one. */
    public Mode atMost(Mode strictest) {
        return compareTo(strictest) > 0 ? strictest : this;
    }

    /** The problem as a rule of this mode reports it; a rule that is off reports none. */
    public Problem weigh(Problem problem) {
        return this == ENFORCE ? problem.asError() : problem.asWarning();
    }
}
