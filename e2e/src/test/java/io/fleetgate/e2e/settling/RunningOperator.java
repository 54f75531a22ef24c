package io.fleetgate.e2e.settling;

import static io.fleetgate.e2e.installation.FleetgateProcess.OPERATOR;

import io.fleetgate.e2e.controlplane.ControlPlane;
import io.fleetgate.e2e.installation.FleetgateProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** The operator as a user starts it, and when that was. */
record RunningOperator(FleetgateProcess process, Instant started) implements AutoCloseable {
    static final String USER = FleetgateProcess.userOf(OPERATOR);

    private static final Duration LIMIT = Duration.ofMinutes(10);
    private static final Duration SHORTEST_WAIT = Duration.ofMillis(100);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(2);
    private static final Pattern QUIET = Pattern.compile("^fleetgate_operator_quiet 1\\.0$", Pattern.MULTILINE);
    private static final Pattern HIGHEST = Pattern.compile("^VmHWM:\\s+(\\d+) kB$", Pattern.MULTILINE);

    static RunningOperator start(ControlPlane controlPlane, String name, String... flags)
            throws IOException, InterruptedException {
        Instant now = Instant.now();
        return new RunningOperator(FleetgateProcess.start(controlPlane, OPERATOR, name, flags), now);
    }

    /** Waits until it leads and has nothing to do. */
    void awaitQuiet() throws IOException, InterruptedException {
        await(metrics -> QUIET.matcher(metrics).find());
    }

    /** Waits until it knows the objects of a kind up to a version, and has nothing to do. */
    void awaitSettled(String kind, long resourceVersion) throws IOException, InterruptedException {
        var known = Pattern.compile(
                "^fleetgate_operator_store_resource_version\\{kind=\"" + kind + "\"} (\\S+)$", Pattern.MULTILINE);
        await(metrics -> {
            var version = known.matcher(metrics);
            return version.find() && Double.parseDouble(version.group(1)) >= resourceVersion;
        });
        awaitQuiet();
    }

    /** Lets time go by in which the operator could do something. */
    static void pause(Duration time) throws InterruptedException {
        boolean _ = new CountDownLatch(1).await(time.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** The most memory that it ever had, in MiB. */
    double highestResidentMiB() throws IOException {
        var status = Files.readString(Path.of("/proc", String.valueOf(process.pid()), "status"));
        var highest = HIGHEST.matcher(status);
        if (!highest.find()) {
            throw new IllegalStateException("no resident set in " + status);
        }
        return Long.parseLong(highest.group(1)) / 1024.0;
    }

    @Override
    public void close() {
        process.close();
    }

    /** Asks ever more seldom: to answer takes the operator's time. */
    private void await(Predicate<String> question) throws IOException, InterruptedException {
        long end = System.nanoTime() + LIMIT.toNanos();
        Duration wait = SHORTEST_WAIT;
        while (!question.test(process.get("/metrics").body())) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("the operator has still work to do after " + LIMIT);
            }
            pause(wait);
            wait = wait.compareTo(LONGEST_WAIT) < 0 ? wait.multipliedBy(2) : wait;
        }
    }
}
