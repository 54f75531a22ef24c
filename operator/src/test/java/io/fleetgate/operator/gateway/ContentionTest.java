package io.fleetgate.operator.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.operator.gateway.Outcome.Contender;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Fields of the operator that others claim are taken back, and said to be. */
class ContentionTest {
    private static final String STORED = Steps.stored("'uid': 'u1'");
    private static final String PHASE = cause("kubectl-edit", ".status.phase");

    @AutoClose
    private final TestedGateway tested = new TestedGateway();

    ContentionTest() throws IOException {}

    @Test
    void theSameStatusIsAppliedAgainWithForceAndOthersAreNamed() throws Exception {
        String accepted = cause("argocd", ".status.conditions[type=\\\"Accepted\\\"].status");
        tested.server
                .answers(409, conflict(PHASE, accepted, cause("argocd", ".status.n")))
                .answers(200, STORED);

        Outcome outcome = tested.perform(Steps.setStatus());

        assertThat(outcome)
                .isEqualTo(new Outcome.Contended(
                        List.of(
                                new Contender(
                                        "argocd", List.of(".status.conditions[type=\"Accepted\"].status", ".status.n")),
                                new Contender("kubectl-edit", List.of(".status.phase"))),
                        new Outcome.Written(Json.tree(STORED))));
        assertThat(tested.observed).containsExactly("stored ReleaseBinding u1 42");
        ScriptedServer.Received first = tested.server.received().getFirst();
        ScriptedServer.Received second = tested.server.received().getLast();
        assertThat(first.line()).endsWith("/status?fieldManager=fleetgate-operator&timeout=5000ms");
        assertThat(second.line()).endsWith("/status?fieldManager=fleetgate-operator&force=true&timeout=5000ms");
        assertThat(second.body()).isEqualTo(first.body());
    }

    @Test
    void fieldsThatWerePatchedByTheOperatorItselfAreNobodyElses() throws Exception {
        tested.server
                .answers(409, conflict(cause("fleetgate-operator", ".status.phase")))
                .answers(200, STORED);

        assertThat(tested.perform(Steps.setStatus())).isEqualTo(new Outcome.Written(Json.tree(STORED)));
    }

    @Test
    void whatBecameOfTheForcedWriteIsSaid() throws Exception {
        tested.server.answers(409, conflict(PHASE)).answers(500, "");

        assertThat(tested.perform(Steps.setStatus()))
                .isEqualTo(new Outcome.Contended(
                        List.of(new Contender("kubectl-edit", List.of(".status.phase"))),
                        new Outcome.Unknown("HTTP 500")));
    }

    @Test
    void nothingIsForcedOnceTheFenceIsUp() throws Exception {
        tested.server.answers(409, conflict(PHASE));
        tested.closesAfterOneWrite();

        Outcome outcome = tested.perform(Steps.setStatus());

        assertThat(outcome)
                .isEqualTo(new Outcome.Contended(
                        List.of(new Contender("kubectl-edit", List.of(".status.phase"))), new Outcome.NotLeading()));
        assertThat(tested.server.received()).hasSize(1);
    }

    private static String conflict(String... causes) {
        return Json.text(
                "{'kind': 'Status', 'reason': 'Conflict', 'details': {'causes': [" + String.join(",", causes) + "]}}");
    }

    private static String cause(String manager, String field) {
        return "{'reason': 'FieldManagerConflict', 'message': 'conflict with \\\"" + manager
                + "\\\" with subresource \\\"status\\\" using g/v1 at 2026-11-30T12:00:00Z', 'field': '" + field + "'}";
    }
}
