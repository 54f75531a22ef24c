package io.fleetgate.operator.reconcile;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.settlement.FleetIndexes;
import io.fleetgate.store.Snapshot;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class FleetMetricsTest {
    private static final long SECOND = 1_000_000_000;
    private static final String FLEET = """
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: ReleaseBinding
            metadata: {namespace: fleet, name: won}
            status: {conditions: [{type: Accepted, status: "True", reason: Accepted}]}
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: ReleaseBinding
            metadata: {namespace: fleet, name: lost}
            status: {conditions: [{type: Accepted, status: "False", reason: LowerPriority}]}
            ---
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Release
            metadata: {namespace: fleet, name: held, deletionTimestamp: "2026-01-01T00:00:00Z", finalizers: [a/b]}
            status: {conditions: [{type: DeletionBlocked, status: "True", reason: HeldByFinalizer}]}
            """;

    private final AtomicReference<Snapshot> store =
            new AtomicReference<>(Snapshot.empty(SolarKinds.ALL, FleetIndexes.ALL));
    private final AtomicLong nanos = new AtomicLong();
    private final MeterRegistry registry = new SimpleMeterRegistry();

    FleetMetricsTest() {
        new FleetMetrics(store::get, nanos::get).addTo(registry);
    }

    @Test
    void whatIsNotKnownIsNotSaidToBeNone() {
        assertThat(bindings("Accepted")).isNaN();
        assertThat(blocked("Release")).isNaN();
    }

    @Test
    void bindingsAreCountedByReasonAndHeldObjectsByKind() {
        store.set(Fleet.of(FLEET));

        assertThat(bindings("Accepted")).isEqualTo(1);
        assertThat(bindings("LowerPriority")).isEqualTo(1);
        assertThat(bindings("AntiAffinity")).isZero();
        assertThat(blocked("Release")).isEqualTo(1);
        assertThat(blocked("Target")).isZero();
    }

    @Test
    void whatWasCountedHoldsForASecond() {
        assertThat(bindings("Accepted")).isNaN();
        store.set(Fleet.of(FLEET));

        nanos.set(SECOND - 1);
        assertThat(bindings("Accepted")).isNaN();
        nanos.set(SECOND);
        assertThat(bindings("Accepted")).isEqualTo(1);
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
}
