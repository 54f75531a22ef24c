package io.fleetgate.policy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RulesTextTest {

    @Test
    void aRuleHasAModeOrAMapOfChoices() {
        RulePolicy policy = valid("""
                rules:
                  blast-radius: {mode: enforce, targets: 10, percent: 50, namespaces: {team-a: warn, '007': off}}
                  first-unique-name: enforce
                """);

        assertThat(policy.chosen())
                .isEqualTo(Map.of(
                        Rule.BLAST_RADIUS,
                        new RuleModes(Mode.ENFORCE, Map.of("team-a", Mode.WARN, "007", Mode.OFF)),
                        Rule.FIRST_UNIQUE_NAME,
                        new RuleModes(Mode.ENFORCE, Map.of())));
        assertThat(policy.blastRadius()).isEqualTo(new BlastRadiusLimits(10, 50));
    }

    @Test
    void whatIsNotChosenIsAsByDefault() {
        RulePolicy policy = valid("rules: {missing-grant: {namespaces: {prod: enforce}}, blast-radius: {percent: 0}}");

        assertThat(policy.mode(Rule.MISSING_GRANT, "prod")).isEqualTo(Mode.ENFORCE);
        assertThat(policy.mode(Rule.MISSING_GRANT, "test")).isEqualTo(Mode.WARN);
        assertThat(policy.mode(Rule.VALID_SELECTOR, "prod")).isEqualTo(Mode.ENFORCE);
        assertThat(policy.blastRadius()).isEqualTo(new BlastRadiusLimits(5, 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "# nothing yet\n", "---\n", "{}", "rules:\n", "rules: {}\n"})
    void aTextWithoutRulesChoosesNothing(String text) {
        assertThat(valid(text)).isEqualTo(RulePolicy.DEFAULT);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"off", "'off'", "\"off\"", "Off", "no"})
    void offNeedsNoQuotesAlthoughYamlReadsItAsABoolean(String written) {
        assertThat(valid("rules: {valid-selector: " + written + "}").mode(Rule.VALID_SELECTOR, "ns"))
                .isEqualTo(Mode.OFF);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            {rule: {}}                                         | line 1: rule: is no setting; remove it, or correct it to rules
            {rules: [valid-selector]}                          | line 1: rules: must be a map; write a line `rule: mode` below it for each rule
            {rules: {valid-selektor: warn}}                    | line 1: rules.valid-selektor: is no rule; correct the name; docs/configuration.md lists the rules
            {rules: {valid-selector: deny}}                    | line 1: rules.valid-selector: must be off or warn or enforce, but is "deny"; choose one of these
            {rules: {valid-selector: on}}                      | line 1: rules.valid-selector: must be off or warn or enforce, but is "true"; choose one of these
            {rules: {valid-selector: [warn]}}                  | line 1: rules.valid-selector: must be off or warn or enforce, but is "a list"; choose one of these
            {rules: {valid-selector: ~}}                       | line 1: rules.valid-selector: must be off or warn or enforce, but is "null"; choose one of these
            {rules: {valid-selector: {percent: 5}}}            | line 1: rules.valid-selector.percent: is no setting; remove it, or correct it to mode, namespaces
            {rules: {valid-selector: {namespaces: {A_b: warn}}}} | line 1: rules.valid-selector.namespaces.A_b: must be the name of a namespace, but is "A_b"; write the exact name of one
            {rules: {valid-selector: {namespaces: {'*': warn}}}} | line 1: rules.valid-selector.namespaces['*']: must be the name of a namespace, but is "*"; write the exact name of one
            {rules: {valid-selector: {namespaces: [a]}}}       | line 1: rules.valid-selector.namespaces: must be a map; write `namespace: mode` for each namespace
            {rules: {blast-radius: {targets: -1}}}             | line 1: rules.blast-radius.targets: must be a whole number from 0 to 1000000, but is "-1"; write such a number, without quotes
            {rules: {blast-radius: {percent: 101}}}            | line 1: rules.blast-radius.percent: must be a whole number from 0 to 100, but is "101"; write such a number, without quotes
            {rules: {blast-radius: {percent: '20'}}}           | line 1: rules.blast-radius.percent: must be a whole number from 0 to 100, but is "20"; write such a number, without quotes
            {rules: {blast-radius: {percent: 0.5}}}            | line 1: rules.blast-radius.percent: must be a whole number from 0 to 100, but is "0.5"; write such a number, without quotes
            {rules: {types: warn}}                             | line 1: rules.types: must be enforce, but is "warn"; leave it out, every reader of these objects relies on the rule
            {rules: {types: {namespaces: {a: off}}}}           | line 1: rules.types.namespaces.a: must be enforce, but is "off"; leave it out, every reader of these objects relies on the rule
            {rules: {stays-terminating: enforce}}              | line 1: rules.stays-terminating: must be off or warn, but is "enforce"; choose one of these, a deletion is never denied for it
            [rules]                                            | line 1: is not a map; write `name: value` lines
            """)
    void whatCannotBeChosenIsSaidWithWhatCould(String text, String problem) {
        assertThat(problems(text)).containsExactly(problem);
    }

    @Test
    void everyMistakeIsSaidAtOnceWithItsLine() {
        List<String> problems = problems("""
                rules:
                  valid-selector: deny
                  blast-radius:
                    mode: sometimes
                    percent: 200
                    namespaces:
                      Team: warn
                  nonsense: warn
                defaults: warn
                """);

        assertThat(problems)
                .extracting(sentence -> sentence.substring(0, sentence.indexOf(": ", 7)))
                .containsExactly(
                        "line 2: rules.valid-selector",
                        "line 4: rules.blast-radius.mode",
                        "line 7: rules.blast-radius.namespaces.Team",
                        "line 5: rules.blast-radius.percent",
                        "line 8: rules.nonsense",
                        "line 9: defaults");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rules: {a: b", "rules: {types: enforce}\nrules: {}\n", "rules: *nobody", "\tx"})
    void textThatIsNotYamlIsRefusedWithItsLine(String text) {
        assertThat(problems(text)).singleElement().asString().startsWith("line ");
    }

    @Test
    void aSecondDocumentIsRefused() {
        assertThat(problems("rules: {}\n---\nrules: {}\n"))
                .containsExactly("line 3: a second document begins here; keep one");
    }

    @Test
    void aTextOfMoreThanAMegabyteIsRefused() {
        assertThat(problems("#".repeat((1 << 20) + 1)))
                .singleElement()
                .asString()
                .contains("is larger than");
    }

    @ParameterizedTest
    @EnumSource
    void everyRuleCanBeGivenItsDefaultMode(Rule rule) {
        String mode = rule.defaultMode().wireName();

        assertThat(valid("rules: {" + rule.wireName() + ": " + mode + "}").mode(rule, "ns"))
                .isEqualTo(rule.defaultMode());
    }

    private static RulePolicy valid(String text) {
        return switch (read(text)) {
            case RulesText.Valid(RulePolicy policy) -> policy;
            case RulesText.Invalid(List<String> problems) -> throw new AssertionError(problems);
        };
    }

    private static List<String> problems(String text) {
        return switch (read(text)) {
            case RulesText.Valid(RulePolicy policy) -> throw new AssertionError("valid: " + policy);
            case RulesText.Invalid(List<String> problems) -> problems;
        };
    }

    private static RulesText read(String text) {
        return RulesText.read(text.getBytes(StandardCharsets.UTF_8));
    }
}
