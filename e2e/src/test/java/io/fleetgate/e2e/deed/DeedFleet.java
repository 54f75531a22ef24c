package io.fleetgate.e2e.deed;

import static io.fleetgate.e2e.installation.FleetgateProcess.OPERATOR;

import io.fleetgate.e2e.access.DeletionOrder;
import io.fleetgate.e2e.controlplane.Administrator;
import io.fleetgate.e2e.controlplane.AuditLevel;
import io.fleetgate.e2e.controlplane.ControlPlane;
import io.fleetgate.e2e.installation.FleetgateProcess;
import io.fleetgate.e2e.installation.Installation;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A fleet in a control plane of its own, with a webhook that is registered and an operator that leads unless it stands by. */
final class DeedFleet implements AutoCloseable {
    private static final String OPERATOR_USER = FleetgateProcess.userOf(OPERATOR);
    private static final int UNAUTHORIZED = 401;

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
        var controlPlane = ControlPlane.start(AuditLevel.REQUEST);
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

    /** What the operator asked for in all this time that it may not, one sentence each. */
    List<String> misconduct() throws IOException {
        var log = controlPlane.auditLog();
        var forbidden = log.entriesOf(OPERATOR_USER).stream()
                .filter(entry -> entry.isForbidden() || entry.code() == UNAUTHORIZED)
                .map(entry -> "it is not permitted, or it is not known who asks: " + entry);
        return Stream.concat(forbidden, DeletionOrder.violations(log.entries(), OPERATOR_USER).stream())
                .toList();
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
