package io.fleetgate.haproxy;

import io.fleetgate.templating.proxy.ProxyFiles;
import io.fleetgate.templating.proxy.ProxyProblem;
import io.fleetgate.templating.proxy.external.Alerts;
import io.fleetgate.templating.proxy.external.ExternalCheck;
import io.fleetgate.templating.proxy.external.ExternalVerdict;
import io.fleetgate.templating.proxy.hazard.Hazards;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Checks configurations with {@code haproxy -c}. What could do harm is refused before anything is written; at most so many run at
 * once, and whoever waits for a turn waits no longer than the answer may take. An interrupted thread gets
 * {@link ExternalVerdict.OutOfTime} and stays interrupted.
 */
public final class HaproxyBinary implements ExternalCheck {
    private final Path binary;
    private final Path temporary;
    private final ChildLimits limits;
    private final Semaphore turns;

    /**
     * Starts nothing yet.
     *
     * @param binary the program, by its absolute path
     * @param temporary the folder to make a folder in for each check
     * @param atOnce how many may run at a time
     */
    public HaproxyBinary(Path binary, Path temporary, ChildLimits limits, int atOnce) {
        this.binary = binary.toAbsolutePath();
        this.temporary = temporary.toAbsolutePath();
        this.limits = limits;
        this.turns = new Semaphore(atOnce, true);
    }

    @Override
    public ExternalVerdict check(ProxyFiles files, Duration within) {
        List<ProxyProblem> hazards = Hazards.of(files);
        if (!hazards.isEmpty()) {
            return new ExternalVerdict.Refused(hazards);
        }
        long deadline = System.nanoTime() + within.toNanos();
        try {
            if (!turns.tryAcquire(within.toNanos(), TimeUnit.NANOSECONDS)) {
                return new ExternalVerdict.OutOfTime();
            }
            try {
                return run(files, deadline);
            } finally {
                turns.release();
            }
        } catch (IOException e) {
            return new ExternalVerdict.Unavailable("HAProxy could not be run: " + e.getMessage());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return new ExternalVerdict.OutOfTime();
        }
    }

    private ExternalVerdict run(ProxyFiles files, long deadline) throws IOException, InterruptedException {
        try (CheckFolder folder = CheckFolder.of(temporary, files)) {
            Duration left = Duration.ofNanos(deadline - System.nanoTime());
            if (!left.isPositive()) {
                return new ExternalVerdict.OutOfTime();
            }
            // In the foreground, whatever the configuration says: a daemon would leave its process group.
            List<String> command = List.of(binary.toString(), "-db", "-c", "-f", ProxyFiles.CONFIG);
            Child child = Child.start(command, limits, folder.files(), folder.output());
            return switch (child.await(left)) {
                case ChildEnd.Killed _ -> new ExternalVerdict.OutOfTime();
                case ChildEnd.Exited exited -> verdict(exited, files);
            };
        }
    }

    private static ExternalVerdict verdict(ChildEnd.Exited exited, ProxyFiles files) {
        if (exited.status() == 0) {
            return new ExternalVerdict.Accepted();
        }
        if (exited.status() == Child.NOT_EXECUTABLE || exited.status() == Child.NOT_FOUND) {
            return new ExternalVerdict.Unavailable("HAProxy could not be run, or not within limits");
        }
        if (exited.wasEndedBySignal()) {
            return new ExternalVerdict.Unavailable(
                    "HAProxy ended by a signal, as one that uses more than its limits does");
        }
        return new ExternalVerdict.Rejected(Alerts.read(exited.output(), files));
    }
}
