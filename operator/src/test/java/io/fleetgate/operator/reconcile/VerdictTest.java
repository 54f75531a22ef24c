package io.fleetgate.operator.reconcile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.operator.gateway.Outcome;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class VerdictTest {
    private static final ObjectNode DOCUMENT = JsonNodeFactory.instance.objectNode();

    @ParameterizedTest(name = "{0} means {1}")
    @MethodSource
    void everyOutcomeMeansSomethingForTheItem(Outcome outcome, Verdict verdict) {
        assertThat(Verdict.of(outcome)).isEqualTo(verdict);
    }

    static Stream<Arguments> everyOutcomeMeansSomethingForTheItem() {
        return Stream.of(
                Arguments.of(new Outcome.Written(DOCUMENT), Verdict.GO_ON),
                Arguments.of(new Outcome.Deleted(), Verdict.GO_ON),
                Arguments.of(new Outcome.Gone(), Verdict.GO_ON),
                Arguments.of(new Outcome.Replaced(DOCUMENT), Verdict.GO_ON),
                Arguments.of(new Outcome.Conflict(Outcome.Conflict.Why.STALE), Verdict.LATER),
                Arguments.of(new Outcome.Contended(List.of(), new Outcome.Written(DOCUMENT)), Verdict.LATER),
                Arguments.of(new Outcome.Throttled(Duration.ofSeconds(3)), Verdict.LATER),
                Arguments.of(new Outcome.Unknown("reset"), Verdict.LATER),
                Arguments.of(new Outcome.Refused(403, "Forbidden", "no"), Verdict.MUCH_LATER),
                Arguments.of(new Outcome.NamespaceTerminating(), Verdict.MUCH_LATER),
                Arguments.of(new Outcome.KindNotServed(), Verdict.MUCH_LATER),
                Arguments.of(new Outcome.NotLeading(), Verdict.STOP));
    }

    @Test
    void theWorstOutcomeOfALookCounts() {
        LookResult result = LookResult.NOTHING
                .and(new Outcome.Refused(403, "Forbidden", "no"))
                .and(new Outcome.Written(DOCUMENT))
                .and(new Outcome.Unknown("reset"));

        assertThat(result.verdict()).isEqualTo(Verdict.MUCH_LATER);
        assertThat(result.writes()).isEqualTo(3);
    }

    @Test
    void theLongestWaitThatTheServerAskedForCounts() {
        LookResult result = LookResult.NOTHING
                .and(new Outcome.Throttled(Duration.ofSeconds(7)))
                .and(new Outcome.Throttled(Duration.ofSeconds(2)))
                .and(new Outcome.Written(DOCUMENT));

        assertThat(result.atLeast()).isEqualTo(Duration.ofSeconds(7));
    }
}
