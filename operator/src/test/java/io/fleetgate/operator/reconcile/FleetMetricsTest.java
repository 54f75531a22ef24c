package io.fleetgate.operator.reconcile;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class FleetMetricsTest {
    private static final String WON = """
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: ReleaseBinding
            metadata: {namespace: fleet, name: won}
            status: {conditions: [{type: Accepted, status: "True", reason: Accepted}]}
            """;
    private static final String LOST = """
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: ReleaseBinding
            metadata: {namespace: fleet, name: lost}
            status: {conditions: [{type: Accepted, status: "False", reason: LowerPriority}]}
            """;
    private static final String HELD = """
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Release
            metadata: {namespace: fleet, name: held, deletionTimestamp: "2026-01-01T00:00:00Z", finalizers: [a/b]}
            status: {conditions: [{type: DeletionBlocked, status: "True", reason: HeldByFinalizer}]}
            """;

    private final AtomicReference<Snapshot> store =
            new AtomicReference<>(Snapshot.empty(SolarKinds.ALL, FleetCounts.all()));
    private final MeterRegistry registry = new SimpleMeterRegistry();

    FleetMetricsTest() {
        FleetMetrics.addTo(registry, store::get);
    }

    @Test
    void whatIsNotKnownIsNotSaidToBeNone() {
        assertThat(bindings("Accepted")).isNaN();
        assertThat(blocked("Release")).isNaN();
    }

    @Test
    void bindingsAreCountedByReasonAndHeldObjectsByKind() {
        store.set(fleet());

        assertThat(bindings("Accepted")).isEqualTo(1);
        assertThat(bindings("LowerPriority")).isEqualTo(1);
        assertThat(bindings("AntiAffinity")).isZero();
        assertThat(blocked("Release")).isEqualTo(1);
        assertThat(blocked("Target")).isZero();
    }

    @Test
    void whatChangesIsCountedAnew() {
        store.set(fleet());

        store.updateAndGet(fleet -> fleet.with(Fleet.object(LOST.replace("LowerPriority", "Accepted")))
                .without(SolarKinds.RELEASE, new ObjectKey("fleet", "held")));

        assertThat(bindings("Accepted")).isEqualTo(2);
        assertThat(bindings("LowerPriority")).isZero();
        assertThat(blocked("Release")).isZero();
    }

    private double bindings(String reason) {
        return registry.get("fleetgate.operator.bindings")
                .tag("reason", reason)
                .gauge()
                .value();
    }

    private double blocked(String kind) {
        return registry.get("fleetgate.operator.deletion.blocked")
                .tag("kind", kind)
                .gauge()
                .value();
    }

    private static Snapshot fleet() {
        Snapshot fleet = Snapshot.empty(SolarKinds.ALL, FleetCounts.all());
        for (Kind<?> kind : SolarKinds.ALL) {
            fleet = fleet.with(kind, Completeness.COMPLETE);
        }
        return fleet.with(Fleet.object(WON)).with(Fleet.object(LOST)).with(Fleet.object(HELD));
    }
}
