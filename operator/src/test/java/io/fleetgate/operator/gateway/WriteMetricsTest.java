package io.fleetgate.operator.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every request is counted once. */
class WriteMetricsTest {

    @Test
    void writesAreCountedByVerbKindAndOutcome() throws Exception {
        try (TestedGateway tested = new TestedGateway()) {
            String stored = Steps.stored("'uid': 'u1'");
            String contended =
                    Json.text("{'kind': 'Status', 'details': {'causes': [{'reason': 'FieldManagerConflict'}]}}");
            tested.server
                    .answers(201, stored)
                    .answers(200, stored)
                    .answers(409, contended)
                    .answers(200, stored)
                    .answers(200, "{\"kind\": \"Status\"}");
            tested.perform(Steps.create());
            tested.perform(Steps.setFinalizers());
            tested.perform(Steps.setStatus());
            tested.perform(Steps.delete());
            tested.left = Duration.ZERO;
            tested.perform(Steps.create());

            assertThat(counters(tested))
                    .containsExactlyInAnyOrder(
                            "create ReleaseBinding written 1",
                            "set_finalizers ReleaseBinding written 1",
                            "set_status ReleaseBinding contended 1",
                            "set_status ReleaseBinding written 1",
                            "delete ReleaseBinding deleted 1",
                            "create ReleaseBinding not_leading 1");
            assertThat(tested.registry
                            .get("fleetgate.operator.write.duration")
                            .timer()
                            .count())
                    .isEqualTo(5);
        }
    }

    private static List<String> counters(TestedGateway tested) {
        return tested.registry.get("fleetgate.operator.writes").counters().stream()
                .map(counter -> counter.getId().getTag("verb") + " "
                        + counter.getId().getTag("kind") + " "
                        + counter.getId().getTag("outcome") + " "
                        + Math.round(counter.count()))
                .toList();
    }
}
