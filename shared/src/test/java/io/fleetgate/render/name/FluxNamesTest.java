package io.fleetgate.render.name;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FluxNamesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            solar-bootstrap         | kyverno                    | solar-bootstrap-kyverno
            solar-bootstrap-kyverno | kyverno                    | solar-bootstrap-kyverno-kyverno
            solar-bootstrap         | opendefense-cloud-ocm-demo | solar-bootstrap-opendefense-cloud-ocm-demo
            """)
    void aNameThatFitsReadsAsWhatItIsMadeOf(String helmRelease, String key, String expected) {
        assertThat(FluxNames.object(helmRelease, key)).isEqualTo(expected);
    }

    @Test
    void theOneOfTheDemoIsCutToItsPublishedHash() {
        String outer = FluxNames.object("solar-bootstrap", "opendefense-cloud-ocm-demo");

        assertThat(FluxNames.object(outer, "opendefense-cloud-ocm-demo"))
                .isEqualTo("solar-bootstrap-opendefense-cloud-ocm-demo-b9912345cd");
    }

    @Test
    void aNameOfTheGreatestLengthStaysAsItIs() {
        assertThat(FluxNames.object("h", "k".repeat(51))).isEqualTo("h-" + "k".repeat(51));
        assertThat(FluxNames.object("h", "k".repeat(52))).hasSize(53).startsWith("h-" + "k".repeat(40) + "-");
    }

    @Test
    void aLabelHoldsWhatFitsAndAHash() {
        assertThat(FluxNames.labelValue("k".repeat(63))).isEqualTo("k".repeat(63));
        assertThat(FluxNames.labelValue("k".repeat(64))).hasSize(63).matches("k{52}-[0-9a-f]{10}");
    }
}
