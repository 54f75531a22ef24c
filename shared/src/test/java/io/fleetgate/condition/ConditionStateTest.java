package io.fleetgate.condition;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ConditionStateTest {

    @Test
    void aMessageThatQuotesALineBreakIsOneLine() {
        ConditionState condition =
                ConditionState.holds(ConditionType.ACCEPTED, ConditionReason.ACCEPTED, "Release ns/r\n\u001b[2J waits");

        assertThat(condition.message()).isEqualTo("Release ns/r<U+000A><U+001B>[2J waits");
    }

    @Test
    void aMessageIsCutWhereTheApiMachineryWouldRefuseIt() {
        ConditionState condition =
                ConditionState.fails(ConditionType.ACCEPTED, ConditionReason.TARGET_NOT_FOUND, "x".repeat(40_000));

        assertThat(condition.message()).hasSize(32_768).endsWith("x …");
    }
}
