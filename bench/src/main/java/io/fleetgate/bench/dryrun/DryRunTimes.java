package io.fleetgate.bench.dryrun;

import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;

/**
 * How long plans took, from the request to the last byte of the answer, in milliseconds.
 *
 * @param firstMs of the very first request of the process, with the TLS handshake
 * @param p50Ms of the warm ones
 * @param p99Ms of the warm ones
 * @param cpuMs the webhook's CPU time for a warm one, which tells more than the others where the machine has other work
 * @param count of the warm ones
 * @param bytes of one plan
 */
public record DryRunTimes(double firstMs, double p50Ms, double p99Ms, double cpuMs, int count, int bytes) {

    /**
     * Asks once, then {@code count} times to warm up, then {@code count} times for the figures.
     *
     * @throws IOException when an answer is not the plan that was expected
     */
    public static DryRunTimes measure(DryRunClient client, ProcessHandle webhook, int count) throws IOException {
        long begun = System.nanoTime();
        byte[] plan = client.send();
        double first = millisSince(begun);
        int targets = DryRunClient.targetsIn(plan);
        if (targets != BoundFleet.targetsReached()) {
            throw new IOException("the plan shows " + targets + " targets instead of " + BoundFleet.targetsReached());
        }
        series(client, count, plan.length);
        Duration cpu = cpu(webhook);
        double[] warm = series(client, count, plan.length);
        double cpuMs = cpu(webhook).minus(cpu).toMillis() / (double) count;
        return new DryRunTimes(first, percentile(warm, 50), percentile(warm, 99), cpuMs, count, plan.length);
    }

    /** The figures in a sentence. */
    public String line() {
        return String.format(
                Locale.ROOT,
                "Plan of one changed Profile at %,d targets × %d Profiles, %d on each target: p50 %.1f ms, p99 %.1f ms, CPU %.1f ms"
                        + " (%d warm requests, %,d bytes of JSON each), %.0f ms for the first request of the process.",
                BoundFleet.TARGETS,
                BoundFleet.PROFILES,
                BoundFleet.PROFILES_OF_EACH_TARGET,
                p50Ms,
                p99Ms,
                cpuMs,
                count,
                bytes,
                firstMs);
    }

    /** Sorted. */
    private static double[] series(DryRunClient client, int count, int bytes) throws IOException {
        double[] series = new double[count];
        for (int i = 0; i < count; i++) {
            long begun = System.nanoTime();
            int length = client.send().length;
            series[i] = millisSince(begun);
            if (length != bytes) {
                throw new IOException("a plan has " + length + " bytes, the first one had " + bytes);
            }
        }
        Arrays.sort(series);
        return series;
    }

    private static Duration cpu(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private static double percentile(double[] sorted, int percent) {
        return sorted[(int) Math.ceil(sorted.length * percent / 100.0) - 1];
    }

    private static double millisSince(long begun) {
        return (System.nanoTime() - begun) / 1e6;
    }
}
