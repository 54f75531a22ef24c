package io.fleetgate.e2e.deed;

import static io.fleetgate.e2e.installation.FleetgateProcess.OPERATOR;

import io.fleetgate.e2e.controlplane.ControlPlane;
import io.fleetgate.e2e.fleet.Figures;
import io.fleetgate.e2e.fleet.StoredFleet;
import io.fleetgate.e2e.installation.FleetgateProcess;
import java.io.IOException;

/** The webhook that previews and the operator that does, and what is waited for before either is asked. */
final class Processes implements AutoCloseable {
    private final FleetgateProcess webhook;
    private final FleetgateProcess operator;

    private Processes(FleetgateProcess webhook, FleetgateProcess operator) {
        this.webhook = webhook;
        this.operator = operator;
    }

    /** Starts an operator beside a webhook, with a Lease that soon changes hands. */
    static Processes start(ControlPlane controlPlane, FleetgateProcess webhook)
            throws IOException, InterruptedException {
        var operator = FleetgateProcess.start(
                controlPlane,
                OPERATOR,
                "deed-operator",
                "--lease-duration=3s",
                "--lease-renew-deadline=2s",
                "--lease-retry-period=200ms");
        return new Processes(webhook, operator);
    }

    FleetgateProcess webhook() {
        return webhook;
    }

    void awaitStandby() throws IOException, InterruptedException {
        operator.await(() -> figures().get("fleetgate_operator_leader") == 0);
    }

    /** Waits until the operator leads and has nothing left to do. */
    void awaitQuiet() throws IOException, InterruptedException {
        operator.await(() -> figures().isQuiet());
    }

    /** Waits until the operator has drawn its conclusions from the report on a RenderTask of this resourceVersion. */
    void awaitSettled(long reported) throws IOException, InterruptedException {
        operator.await(
                () -> figures().get("fleetgate_operator_store_resource_version{kind=\"RenderTask\"}") >= reported);
        awaitQuiet();
    }

    /** Waits until both know the fleet as it is; nobody may write meanwhile. */
    void awaitKnown(StoredFleet fleet) throws IOException, InterruptedException {
        operator.await(() -> figures().operatorKnows(fleet));
        webhook.await(() -> Figures.of(webhook.metrics()).webhookKnows(fleet));
    }

    @Override
    public void close() {
        operator.close();
    }

    private Figures figures() throws IOException, InterruptedException {
        return Figures.of(operator.get("/metrics").body());
    }
}
