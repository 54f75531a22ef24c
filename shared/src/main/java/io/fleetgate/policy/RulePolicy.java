package io.fleetgate.policy;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * What an installation chooses about the rules.
 *
 * @param chosen the modes that were chosen; every other rule has its default mode in every namespace
 */
public record RulePolicy(Map<Rule, RuleModes> chosen, BlastRadiusLimits blastRadius) {
    public static final RulePolicy DEFAULT = new RulePolicy(Map.of(), BlastRadiusLimits.DEFAULT);

    public RulePolicy {
        Map<Rule, RuleModes> inOrder = new EnumMap<>(Rule.class);
        inOrder.putAll(chosen);
        chosen = Collections.unmodifiableMap(inOrder);
        chosen.forEach(RulePolicy::requirePermitted);
    }

    private static void requirePermitted(Rule rule, RuleModes modes) {
        if (!rule.choice().permits(modes.mode())
                || !modes.namespaces().values().stream().allMatch(rule.choice()::permits)) {
            throw new IllegalArgumentException(rule.wireName() + " has no such mode: " + modes);
        }
    }

    /** The mode of a rule for objects of a namespace. */
    public Mode mode(Rule rule, String namespace) {
        RuleModes modes = chosen.get(rule);
        return modes == null ? rule.defaultMode() : modes.in(namespace);
    }

    /** This policy with another mode for one rule, in every namespace. */
    public RulePolicy with(Rule rule, Mode mode) {
        return with(rule, new RuleModes(mode, Map.of()));
    }

    /** This policy with other modes for one rule. */
    public RulePolicy with(Rule rule, RuleModes modes) {
        Map<Rule, RuleModes> more = new EnumMap<>(Rule.class);
        more.putAll(chosen);
        more.put(rule, modes);
        return new RulePolicy(more, blastRadius);
    }
}
