package io.fleetgate.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulePolicyTest {

    @Test
    void theNamesOfRulesAreKebabCaseAndTheirOwn() {
        assertThat(Arrays.stream(Rule.values()).map(Rule::wireName))
                .doesNotHaveDuplicates()
                .allMatch(name -> name.matches("[a-z]+(-[a-z]+)*"));
    }

    @Test
    void theDefaultModeOfARuleIsOneOfThoseToChooseFrom() {
        assertThat(Rule.values()).allMatch(rule -> rule.choice().permits(rule.defaultMode()));
    }

    @Test
    void aModeThatARuleCannotHaveIsNoPolicy() {
        assertThatThrownBy(() -> RulePolicy.DEFAULT.with(Rule.TYPES, Mode.WARN))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RulePolicy.DEFAULT.with(
                        Rule.LIVE_BINDINGS, new RuleModes(Mode.WARN, Map.of("ns", Mode.ENFORCE))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest(name = "{0} of {1} with at most {2} or {3} %: {4}")
    @CsvSource({
        "5, 10, 5, 20, false",
        "6, 10, 5, 20, true",
        "6, 30, 5, 20, false",
        "7, 30, 5, 20, true",
        "1, 1, 0, 0, true",
        "0, 0, 0, 0, false",
        "100000, 100000, 0, 100, false",
        "99999999, 100000000, 1000000, 99, true"
    })
    void theRadiusIsTheLargerOfTheTwo(int lost, int of, int targets, int percent, boolean exceeded) {
        assertThat(lost > new BlastRadiusLimits(targets, percent).of(of)).isEqualTo(exceeded);
    }
}
