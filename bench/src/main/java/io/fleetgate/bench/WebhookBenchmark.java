package io.fleetgate.bench;

import io.fleetgate.bench.dryrun.BoundFleet;
import io.fleetgate.bench.dryrun.DryRunClient;
import io.fleetgate.bench.dryrun.DryRunTimes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** `make bench`: the webhook beside a no-op webhook in Go, in interleaved rounds on one machine. Only the ratios travel. */
public final class WebhookBenchmark {
    private static final int REVIEWS = 8;

    private final BenchConfig config;
    private final Path folder;

    private WebhookBenchmark(BenchConfig config, Path folder) {
        this.config = config;
        this.folder = folder;
    }

    public static void main(String[] arguments) throws IOException {
        BenchConfig config;
        try {
            config = BenchConfig.from(arguments);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(2);
            return;
        }
        Path folder = Files.createTempDirectory("fleetgate-bench");
        new WebhookBenchmark(config, folder).run();
        Folders.delete(folder); // kept when the run fails: the servers' logs are in it
    }

    private void run() throws IOException {
        Fleet.writeTo(fleet());
        double startup = startup();
        DryRunTimes plans = plans();
        List<Comparison> comparisons = compare(ReleaseReviews.writeTo(folder.resolve("reviews"), REVIEWS));

        comparisons.forEach(comparison -> System.out.println(Figures.table(comparison)));
        Goal.of(comparisons, startup, plans.p50Ms()).forEach(goal -> System.out.println(goal.line()));
    }

    /** The first start issues the certificates that all later ones and the Go servers use. */
    private double startup() throws IOException {
        double first = secondsToReady();
        double[] starts = new double[config.starts()];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = secondsToReady();
        }
        double median = Median.of(starts);
        System.out.printf(
                "Start to ready with %,d objects in files: %.2f s (median of %d), %.2f s for the first start, which issues the certificates.%n%n",
                Fleet.OBJECTS, median, starts.length, first);
        return median;
    }

    private double secondsToReady() throws IOException {
        try (ServerProcess webhook = startWebhook(fleet())) {
            return webhook.startup().toNanos() / 1e9;
        }
    }

    private DryRunTimes plans() throws IOException {
        Path fleet = folder.resolve("bound-fleet");
        BoundFleet.writeTo(fleet);
        try (ServerProcess webhook = startWebhook(fleet);
                DryRunClient client = new DryRunClient(webhook.url(), ca(), BoundFleet.changedProfile())) {
            DryRunTimes times = DryRunTimes.measure(client, webhook.handle(), config.plans());
            System.out.println(times.line() + "\n");
            return times;
        }
    }

    private List<Comparison> compare(List<Path> reviews) throws IOException {
        try (ServerProcess go = startGo("noop");
                ServerProcess goJsonV2 = startGo("noop-jsonv2");
                ServerProcess webhook = startWebhook(fleet())) {
            Contest contest = new Contest(
                    new LoadProgram(config.program("load"), ca(), reviews),
                    List.of(
                            new Contestant(Contestant.GO, go),
                            new Contestant(Contestant.GO_JSON_V2, goJsonV2),
                            new Contestant(Contestant.FLEETGATE, webhook)));
            System.out.printf(
                    "Warming each server up with %,d requests over each protocol: a JVM is steady only after 45,000 to 80,000.%n",
                    config.warmup());
            contest.warmUp(config.warmup());
            System.out.printf(
                    "Measuring: %d interleaved rounds of %,d updates of a Release, %,d bytes each; every answer is checked.%n"
                            + "Figures are medians; a ratio is the median of those within a round.%n%n",
                    config.rounds(), config.requests(), Files.size(reviews.getFirst()));
            return contest.run(config.rounds(), config.requests());
        }
    }

    private ServerProcess startWebhook(Path fleet) throws IOException {
        return ServerProcess.start(
                List.of(
                        config.webhook().toString(),
                        "--store=dir:" + fleet,
                        "--listen=127.0.0.1:0",
                        "--cert-dir=" + certificates()),
                folder.resolve("webhook.log"));
    }

    private ServerProcess startGo(String program) throws IOException {
        return ServerProcess.start(
                List.of(
                        config.program(program).toString(),
                        "--listen=127.0.0.1:0",
                        "--cert=" + certificates().resolve("tls.crt"),
                        "--key=" + certificates().resolve("tls.key")),
                folder.resolve(program + ".log"));
    }

    private Path fleet() {
        return folder.resolve("fleet");
    }

    private Path ca() {
        return certificates().resolve("ca.crt");
    }

    private Path certificates() {
        return folder.resolve("certificates");
    }
}
