package io.fleetgate.e2e.reconcile;

import static org.assertj.core.api.Assertions.assertThat;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.e2e.controlplane.Administrator;
import io.fleetgate.e2e.controlplane.AuditEntry;
import io.fleetgate.e2e.fleet.Figures;
import io.fleetgate.e2e.fleet.StoredFleet;
import io.fleetgate.e2e.installation.FleetgateProcess;
import io.fleetgate.e2e.installation.Installation;
import java.io.IOException;
import java.util.List;

/** Makes fleets that are looked after by one running operator, and asks about it. */
final class Fleets implements AutoCloseable {
    private static final String USER = FleetgateProcess.userOf(FleetgateProcess.OPERATOR);

    private final Installation installation;
    private final FleetgateProcess operator;
    private final KubernetesClient administrator;

    Fleets(Installation installation, FleetgateProcess operator) throws IOException, InterruptedException {
        this.installation = installation;
        this.operator = operator;
        this.administrator = Administrator.client(installation.controlPlane());
    }

    /** An empty one, in which no admission keeps mistakes out. */
    Fleet empty() throws IOException, InterruptedException {
        return new Fleet(
                administrator, installation.newUnregisteredNamespace("row").name());
    }

    /** One with a registry, targets {@code a} of env prod and {@code b} of env test, and a release {@code web}, which nobody binds. */
    Fleet withTwoTargets() throws IOException, InterruptedException {
        Fleet fleet = empty();
        fleet.store(Documents.registry("charts"), Documents.target("a", "prod"), Documents.target("b", "test"));
        fleet.store(Documents.componentVersion("web"), Documents.release("web"));
        return fleet;
    }

    /** Waits until something has become what it is expected to be, and all the rest has been done as well. */
    <T> void becomes(T expected, Question<T> question) throws IOException, InterruptedException {
        try {
            operator.await(() -> question.ask().equals(expected));
        } catch (IllegalStateException e) {
            assertThat(question.ask()).as(e.getMessage()).isEqualTo(expected);
        }
        settle();
    }

    /** Waits until the operator knows all that is stored by now, and has nothing left to do. */
    void settle() throws IOException, InterruptedException {
        operator.await(this::isSettled);
    }

    /** What the operator has written in a fleet, or has tried to. */
    List<AuditEntry> writesIn(Fleet fleet) throws IOException {
        return installation.controlPlane().auditLog().writesOf(USER).stream()
                .filter(entry -> entry.namespace().equals(fleet.namespace()))
                .toList();
    }

    @Override
    public void close() {
        administrator.close();
        operator.close();
    }

    /** In this order: all that was listed is known to an operator that is quiet afterwards. */
    private boolean isSettled() throws IOException, InterruptedException {
        var stored = StoredFleet.list(administrator);
        return figures().operatorKnows(stored) && figures().isQuiet();
    }

    private Figures figures() throws IOException, InterruptedException {
        return Figures.of(operator.get("/metrics").body());
    }

    /** What is asked again and again. */
    @FunctionalInterface
    interface Question<T> {
        T ask() throws IOException;
    }
}
