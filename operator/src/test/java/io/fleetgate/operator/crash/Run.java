package io.fleetgate.operator.crash;

import io.fleetgate.operator.RunningControllers;
import io.fleetgate.operator.apiserver.Fleet;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import io.fleetgate.operator.apiserver.storage.Refusal;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/** One run of a scenario, on a server and with controllers of its own; those that are killed are followed by others. */
final class Run implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration LITTLE_PATIENCE = Duration.ofSeconds(1);
    private static final Duration TOO_LONG = Duration.ofSeconds(60);
    private static final long LOOK_NANOS = 10_000_000;

    /** Such that lists have further pages. */
    private static final int PAGE = 2;

    private final InMemoryApiServer server = InMemoryApiServer.start().withPagesOf(PAGE);
    private final Scenario scenario;
    private final Duration patience;
    private RunningControllers controllers;
    private boolean mayBeKilled;

    private Run(String fleet, Scenario scenario, Optional<Disturbance> disturbance) throws IOException {
        this.scenario = scenario;
        server.fleet().load(fleet);
        disturbance.ifPresent(wrong -> wrong.prepare(server.faults()));
        mayBeKilled = disturbance.filter(wrong -> wrong.fault().kills()).isPresent();
        patience = disturbance.filter(Disturbance::isTimeOut).isPresent() ? LITTLE_PATIENCE : PATIENCE;
        controllers = startControllers();
    }

    /** A run in which nothing goes wrong. */
    static Course of(String fleet, Scenario scenario) throws IOException, Refusal {
        return of(fleet, scenario, Optional.empty());
    }

    /**
     * A run of a scenario's acts. Where reads go wrong the first act is done while the fleet is read for the first time.
     *
     * @param fleet that it begins with
     */
    static Course of(String fleet, Scenario scenario, Optional<Disturbance> disturbance) throws IOException, Refusal {
        try (Run run = new Run(fleet, scenario, disturbance)) {
            if (disturbance.filter(wrong -> wrong.counted() == Counted.READS).isEmpty()) {
                run.settle();
            }
            for (Act act : scenario.acts()) {
                act.on(run.server.fleet());
                run.settle();
            }
            Fleet fleetAtEnd = run.server.fleet();
            return new Course(
                    fleetAtEnd.dump(),
                    StoredFleet.of(fleetAtEnd),
                    fleetAtEnd.history(),
                    run.server.calls().all(),
                    run.server.faults().hasStruck());
        }
    }

    @Override
    public void close() throws IOException {
        controllers.close();
        server.close();
    }

    private void settle() {
        long version = server.bookmark();
        long end = System.nanoTime() + TOO_LONG.toNanos();
        while (isKilled() || !controllers.isQuiet(version)) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException(
                        "not settled after " + TOO_LONG.toSeconds() + " s: " + controllers.unsettled());
            }
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    /** Whether the controllers were killed; others are running then. */
    private boolean isKilled() {
        boolean isKilled = mayBeKilled && server.faults().hasStruck();
        if (isKilled) {
            mayBeKilled = false;
            controllers.close();
            server.restart();
            controllers = startControllers();
        }
        return isKilled;
    }

    private RunningControllers startControllers() {
        return scenario.isByElection()
                ? RunningControllers.byElection(server, patience)
                : new RunningControllers(server, patience);
    }
}
