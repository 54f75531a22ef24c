package io.fleetgate.operator.crash;

import io.fleetgate.operator.RunningControllers;
import io.fleetgate.operator.apiserver.Fleet;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import io.fleetgate.operator.apiserver.storage.Refusal;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/** One run of acts, on a server and with controllers of its own; those that are killed are followed by others. */
final class Run implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration LITTLE_PATIENCE = Duration.ofSeconds(1);
    private static final Duration TOO_LONG = Duration.ofSeconds(60);
    private static final long LOOK_NANOS = 2_000_000;

    private final InMemoryApiServer server = InMemoryApiServer.start();
    private final Duration patience;
    private RunningControllers controllers;
    private boolean mayBeKilled;

    private Run(String fleet, Optional<Disturbance> disturbance) throws IOException {
        server.fleet().load(fleet);
        disturbance.ifPresent(wrong -> wrong.prepare(server.faults()));
        mayBeKilled = disturbance.filter(wrong -> wrong.fault().kills()).isPresent();
        patience = disturbance.filter(Disturbance::isTimeOut).isPresent() ? LITTLE_PATIENCE : PATIENCE;
        controllers = new RunningControllers(server, patience);
    }

    /** A run in which nothing goes wrong. */
    static Course of(String fleet, List<Act> acts) throws IOException, Refusal {
        return of(fleet, acts, Optional.empty());
    }

    static Course of(String fleet, List<Act> acts, Optional<Disturbance> disturbance) throws IOException, Refusal {
        try (Run run = new Run(fleet, disturbance)) {
            run.settle();
            for (Act act : acts) {
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
            controllers = new RunningControllers(server, patience);
        }
        return isKilled;
    }
}
