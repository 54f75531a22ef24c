package io.fleetgate.settlement.form;

import static io.fleetgate.fixture.Yaml.object;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.condition.ConditionReason;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.condition.ConditionType;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import java.util.List;
import org.junit.jupiter.api.Test;

class LeavingTest {
    @Test
    void conditionOfWhatIsDeletedIsOfTheGenerationThatTheDeletionMakes() {
        FleetObject<?> artifact = Fleet.object(object("RenderArtifact", "ns/a", "generation: 1", ""));
        Outlook outlook = Outlook.finalizers(List.of("solar.opendefense.cloud/render-artifact-finalizer"))
                .with(List.of(
                        ConditionState.fails(ConditionType.OCI_CLEANUP, ConditionReason.AUTH_FAILED, "not granted")));

        ObjectNode document = new Settled.Leaving(artifact, outlook).document().orElseThrow();

        assertThat(document.at("/status/conditions/0/observedGeneration").asInt())
                .isEqualTo(2);
    }
}
