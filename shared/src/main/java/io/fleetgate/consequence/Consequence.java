package io.fleetgate.consequence;

import io.fleetgate.policy.Rule;
import io.fleetgate.problem.Problem;
import java.util.EnumSet;
import java.util.Set;

/**
 * One thing that a change brings about.
 *
 * @param rule the rule that is about it, whose mode says what becomes of it
 * @param problem as a warning
 */
public record Consequence(Rule rule, Problem problem) {

    /** Every rule that consequences belong to. */
    public static final Set<Rule> RULES = Set.copyOf(EnumSet.of(
            Rule.MISSING_GRANT,
            Rule.TARGET_CHANGES,
            Rule.TENANT_EVICTION,
            Rule.SILENT_ABSENCE,
            Rule.PRIORITY_TIES,
            Rule.DUPLICATE_OUTPUT_NAMES,
            Rule.LIVE_BINDINGS));
}
