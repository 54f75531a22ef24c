package io.fleetgate.reconcile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.object.FleetObject;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which part of a status is written, and when. */
class OwnedStatusTest {
    private static final String ACCEPTED = "{type: Accepted, status: 'True', reason: Accepted}";
    private static final String FOREIGN = "{type: Audited, status: 'True', reason: Seen}";

    @Test
    void aStatusThatIsAsWantedIsNotWritten() {
        String status = "matchedTargets: 2, conditions: [" + ACCEPTED + "]";

        assertThat(step(status, status)).isEmpty();
    }

    @Test
    void whatSomebodyElseSaysIsNoDifferenceAndIsNotRepeated() {
        assertThat(step(
                        "audit: {by: me}, conditions: [" + ACCEPTED + ", " + FOREIGN + "]",
                        "conditions: [" + ACCEPTED + "]"))
                .isEmpty();
        assertThat(step("conditions: [" + FOREIGN + "]", "conditions: [" + FOREIGN + ", " + ACCEPTED + "]"))
                .hasValueSatisfying(step -> {
                    assertThat(step.status().path("conditions")).hasSize(1);
                    assertThat(step.status().at("/conditions/0/type").asText()).isEqualTo("Accepted");
                    assertThat(step.removed()).isEmpty();
                });
    }

    @Test
    void aFieldThatIsNotWantedAnyMoreIsRemoved() {
        assertThat(step("matchedTargets: 2, conditions: [" + ACCEPTED + "]", "conditions: [" + ACCEPTED + "]"))
                .hasValueSatisfying(step -> assertThat(step.removed()).containsExactly("matchedTargets"));
    }

    @Test
    void aFieldOfAnotherKindIsNotOurs() {
        assertThat(step("bootstrapVersion: 7", "bootstrapVersion: 8")).isEmpty();
    }

    private static Optional<Step.SetStatus> step(String stored, String wanted) {
        return OwnedStatus.step(profile(stored), status(wanted));
    }

    private static JsonNode status(String status) {
        return profile(status).status();
    }

    private static FleetObject<?> profile(String status) {
        return Fleet.object(
                Yaml.profile("fleet/base", "a", "{matchLabels: {env: prod}}") + "status: {" + status + "}\n");
    }
}
