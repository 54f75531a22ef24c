package io.fleetgate.policy;

import java.util.List;

/** What the text of a rules file, or of the {@code rules.yaml} of a ConfigMap, says. */
public sealed interface RulesText {

    /** Every choice is one that there is. */
    record Valid(RulePolicy policy) implements RulesText {}

    /** Everything that is wrong with it, one sentence each, with its line; nothing of such a text holds. */
    record Invalid(List<String> problems) implements RulesText {}

    /**
     * Reads YAML or JSON; whatever the bytes are, this returns. A text without content chooses nothing. What it looks like:
     *
     * <pre>{@code
     * rules:
     *   first-unique-name: enforce
     *   blast-radius: {mode: enforce, targets: 5, percent: 20, namespaces: {team-a: warn}}
     * }</pre>
     */
    static RulesText read(byte[] text) {
        return RulesReader.read(text);
    }
}
