package io.fleetgate.operator.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.reconcile.Step;
import java.io.IOException;
import java.util.List;

/** One answer to one step, what it means, and what the observer is told of it. */
record AnswerRow(String name, Step.Write step, int code, String body, Outcome outcome, List<String> observed) {

    void check() throws IOException, InterruptedException {
        try (TestedGateway tested = new TestedGateway()) {
            tested.server.answers(code, Json.text(body));

            assertThat(tested.perform(step)).isEqualTo(outcome);

            assertThat(tested.observed).isEqualTo(observed);
            assertThat(tested.server.received()).hasSize(1);
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
