package io.fleetgate.webhook.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.store.UndecidableException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class CurrentRulesTest {
    private final CurrentRules rules = new CurrentRules("here");

    @Test
    void rulesThatWereNotReadDecideNothing() {
        assertThat(rules.missing()).containsExactly("here: not read yet");
        assertThatThrownBy(rules::current)
                .isInstanceOf(UndecidableException.class)
                .hasMessage("here: not read yet");
    }

    @Test
    void aFirstTextThatIsWrongDecidesNothing() {
        take("rules: {types: warn}");

        assertThat(rules.missing()).singleElement().asString().startsWith("here: line 1: rules.types: ");
        assertThatThrownBy(rules::current).isInstanceOf(UndecidableException.class);

        take("rules: {}");

        assertThat(rules.missing()).isEmpty();
        assertThat(rules.current()).isNotNull();
    }

    @Test
    void aLaterTextThatIsWrongChangesNothingButIsSaid() {
        take("rules: {valid-selector: warn}");
        AdmissionRules before = rules.current();

        take("rules: {types: warn}");

        assertThat(rules.current()).isSameAs(before);
        assertThat(rules.missing()).isEmpty();
        assertThat(rules.notices()).hasSize(2).last().isEqualTo("the rules that held before hold on");
    }

    @Test
    void aTextThatSaysTheSameChangesNothing() {
        take("rules: {valid-selector: warn}");
        AdmissionRules before = rules.current();

        take("# with a comment\nrules:\n  valid-selector: warn\n");

        assertThat(rules.current()).isSameAs(before);
    }

    @Test
    void whereNothingIsWrittenTheDefaultsHoldAndThatIsSaid() throws Exception {
        take("rules: {valid-selector: off}");

        rules.useDefaults("does not exist");
        rules.awaitKnown();

        assertThat(rules.notices()).isEqualTo(List.of("here: does not exist; the default rules hold"));
        assertThat(rules.missing()).isEmpty();
    }

    private void take(String text) {
        rules.take(text.getBytes(StandardCharsets.UTF_8));
    }
}
