package io.fleetgate.reconcile;

import static io.fleetgate.fixture.Yaml.object;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.ObjectId;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import java.util.List;
import org.junit.jupiter.api.Test;

class FinalizerOrderTest {
    private static final String DELETED = "deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: [%s]";
    private static final String TARGET = object(
            "Target",
            "ns/t",
            DELETED.formatted("solar.opendefense.cloud/target-finalizer"),
            "renderRegistryRef: {name: main}");
    private static final String CLAIM =
            "renderArtifactRef: {name: a}, ownerKind: Target, ownerName: t, ownerNamespace: ns";

    @Test
    void deletedTargetWaitsForItsRenderBindings() {
        List<Step> steps = steps(TARGET + object("RenderBinding", "ns/b", "", CLAIM));

        assertThat(steps).singleElement().isInstanceOf(Step.Delete.class);
    }

    @Test
    void deletedTargetDoesNotWaitForARenderBindingThatSomebodyElseHolds() {
        List<Step> steps =
                steps(TARGET + object("RenderBinding", "ns/b", DELETED.formatted("example.test/hold"), CLAIM));

        assertThat(steps)
                .filteredOn(step -> step.id().kind().equals(SolarKinds.TARGET))
                .singleElement()
                .isInstanceOfSatisfying(
                        Step.SetFinalizers.class,
                        write -> assertThat(write.finalizers()).isEmpty());
    }

    private static List<Step> steps(String fleet) {
        return new Reconciliation(new SettledFleet(Fleet.of(fleet), RolloutPolicy.DEFAULT))
                .next(new ObjectId(SolarKinds.TARGET, Fleet.key("ns/t")));
    }
}
