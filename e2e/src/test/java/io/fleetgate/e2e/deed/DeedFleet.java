package io.fleetgate.e2e.deed;

import io.fleetgate.e2e.controlplane.Administrator;
import io.fleetgate.e2e.controlplane.AuditLevel;
import io.fleetgate.e2e.controlplane.ControlPlane;
import io.fleetgate.e2e.installation.Installation;
import java.io.IOException;
import java.util.Set;

/** A fleet in a control plane of its own, with a webhook that is registered and an operator that leads unless it stands by. */
final class DeedFleet implements AutoCloseable {
    private final ControlPlane controlPlane;
    private final Installation installation;
    private final FleetApi api;
    private final Standby standby;
    private final Processes processes;

    private DeedFleet(ControlPlane controlPlane, Installation installation, Set<String> namespaces)
            throws IOException, InterruptedException {
        this.controlPlane = controlPlane;
        this.installation = installation;
        this.api = new FleetApi(Administrator.client(controlPlane), namespaces);
        this.standby = new Standby(Administrator.client(controlPlane));
        this.processes = Processes.start(controlPlane, installation.webhook());
    }

    /** Starts everything and makes the namespaces, in which there is nothing yet. */
    static DeedFleet start(Set<String> namespaces) throws IOException, InterruptedException {
        var controlPlane = ControlPlane.start(AuditLevel.METADATA);
        var started = false;
        try {
            var fleet = new DeedFleet(controlPlane, Installation.into(controlPlane), namespaces);
            for (var namespace : namespaces) {
                controlPlane.kubectl("create", "namespace", namespace).output();
            }
            fleet.processes.awaitQuiet();
            started = true;
            return fleet;
        } finally {
            if (!started) {
                controlPlane.close();
            }
        }
    }

    FleetApi api() {
        return api;
    }

    Renderer renderer() {
        return new Renderer(api, processes);
    }

    /** Change sets are written with single requests. */
    Rehearsal rehearsal() {
        return new Rehearsal(api, standby, processes, new RawHand(api));
    }

    /** Change sets are written with {@code kubectl}, a document at a time. */
    Rehearsal rehearsalWithKubectl() {
        return new Rehearsal(api, standby, processes, new KubectlHand(controlPlane));
    }

    @Override
    public void close() throws IOException {
        var plane = controlPlane;
        var installed = installation;
        var operator = processes;
        var lease = standby;
        var objects = api;
        try (plane;
                installed;
                operator;
                lease;
                objects) {}
    }
}
