package io.fleetgate.e2e.settling;

import io.fleetgate.e2e.controlplane.AuditLevel;
import io.fleetgate.e2e.controlplane.AuditLog;
import io.fleetgate.e2e.controlplane.ControlPlane;
import io.fleetgate.e2e.installation.Deploy;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Part of `make bench`: one fleet through its life, on a real control plane without the webhook. */
public final class OperatorBenchmark {
    private static final Duration RESYNC = Duration.ofSeconds(5);
    private static final int RELABELS = 30;
    private static final int WARM_UP = 500;
    private static final int BARE = 3_000;
    private static final int SINGLE_CREATES = 500;
    private static final int IDLE_TARGETS = 9_000;
    private static final String BINDINGS = "releasebindings";
    private static final String ACCESS = """
            apiVersion: v1
            kind: ServiceAccount
            metadata: {name: benchmark, namespace: default}
            ---
            apiVersion: rbac.authorization.k8s.io/v1
            kind: ClusterRoleBinding
            metadata: {name: benchmark}
            roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: cluster-admin}
            subjects: [{kind: ServiceAccount, name: benchmark, namespace: default}]
            """;

    private final ControlPlane controlPlane;
    private final AuditLog log;
    private final Api api;
    private final LargeFleet fleet;

    private OperatorBenchmark(ControlPlane controlPlane, Api api) throws IOException, InterruptedException {
        this.controlPlane = controlPlane;
        this.log = controlPlane.auditLog();
        this.api = api;
        this.fleet = new LargeFleet(api, controlPlane.newNamespace("fleet"));
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        try (var controlPlane = ControlPlane.start(AuditLevel.METADATA)) {
            Deploy.kindsAndAccess(controlPlane);
            controlPlane.apply(ACCESS);
            try (var api = new Api(controlPlane.serviceAccountKubeconfig("default", "benchmark"))) {
                new OperatorBenchmark(controlPlane, api).run();
            }
        }
    }

    private void run() throws IOException, InterruptedException {
        fleet.storeTargets();
        double rate;
        try (var operator = RunningOperator.start(controlPlane, "operator")) {
            operator.awaitQuiet();
            rate = bind(operator);
            relabel(operator);
            deleteProfile(operator);
        }
        compare(rate);
        resync();
        fleet.storeIdleTargets(IDLE_TARGETS);
        restart();
    }

    /** Returns how many bindings were made in a second. */
    private double bind(RunningOperator operator) throws IOException, InterruptedException {
        long position = log.length();
        fleet.storeProfiles();
        Instant last = Instant.now();
        operator.awaitSettled("Profile", api.latestVersion());
        var requests = Requests.since(log, position, RunningOperator.USER);
        int created = requests.count(
                request -> request.is("create", BINDINGS) && request.at().isAfter(last));
        var time = requests.untilLast(last, request -> request.is("patch", BINDINGS + "/status"));
        double rate = created / seconds(time);
        int accepted = fleet.list(BINDINGS).stream()
                .filter(binding -> binding.at("/status/conditions")
                        .valueStream()
                        .anyMatch(condition -> condition.path("type").asText().equals("Accepted")))
                .toList()
                .size();

        title("%d targets, %d Profiles: %.1f s, %.0f bindings/s; %s"
                .formatted(LargeFleet.TARGETS, LargeFleet.PROFILES, seconds(time), rate, requests.summary()));
        print(Budget.atLeast("bindings with their Accepted condition", accepted, LargeFleet.BINDINGS, "of 10,000"));
        print(Budget.atMost(
                "writes to make a binding",
                (double) requests.count(request -> request.resource().equals(BINDINGS)) / LargeFleet.BINDINGS,
                1,
                "each"));
        print(Budget.atMost(
                "writes of its status",
                (double) requests.count(request -> request.is("patch", BINDINGS + "/status")) / LargeFleet.BINDINGS,
                1,
                "each"));
        print(Budget.atMost("conflicts", requests.count(request -> request.code() == 409), 0, "answers 409"));
        return rate;
    }

    private void relabel(RunningOperator operator) throws IOException, InterruptedException {
        List<Requests> all = new ArrayList<>();
        double[] bound = new double[RELABELS];
        double[] reported = new double[RELABELS];
        for (int i = 0; i < RELABELS; i++) {
            int target = i * LargeFleet.REGIONS;
            long position = log.length();
            Instant start = Instant.now();
            fleet.relabel(target, 1);
            operator.awaitSettled("Target", api.latestVersion());
            var requests = Requests.since(log, position, RunningOperator.USER);
            all.add(requests);
            bound[i] = requests.untilLast(start, request -> request.resource().equals(BINDINGS))
                    .toMillis();
            reported[i] = requests.untilLast(start, Request::isStatus).toMillis();
        }
        int most = all.stream()
                .mapToInt(requests -> requests.writes().size())
                .max()
                .orElse(0);
        title("%d relabels of a target, which 10 Profiles lose and 10 others gain; the last: %s"
                .formatted(RELABELS, all.getLast().summary()));
        print(Budget.atMost("requests of a relabel (most)", most, 64, "requests"));
        print(Budget.below("bindings right after a relabel (p95)", p95(bound), 200, "ms"));
        print(Budget.below("all status after a relabel (p95)", p95(reported), 500, "ms"));
    }

    private void deleteProfile(RunningOperator operator) throws IOException, InterruptedException {
        // Region 2 has its own 100 targets and one more.
        fleet.relabel(3, 2);
        operator.awaitSettled("Target", api.latestVersion());
        long position = log.length();
        fleet.deleteProfile(2);
        operator.awaitSettled("Profile", api.latestVersion());
        var requests = Requests.since(log, position, RunningOperator.USER);
        title("Deletion of a Profile with %d bindings: %s"
                .formatted(requests.count(request -> request.is("delete", BINDINGS)), requests.summary()));
        print(Budget.atMost("requests of the deletion", requests.writes().size(), 206, "requests"));
    }

    private void compare(double rate) throws IOException, InterruptedException {
        var bindings = fleet.list(BINDINGS);
        var loop = BareLoop.in(controlPlane, api);
        loop.createWithStatus(bindings.subList(0, WARM_UP));
        int end = WARM_UP + BARE;
        double bare = BARE / time(() -> loop.createWithStatus(bindings.subList(WARM_UP, end)));
        double post = time(() -> loop.createByPost(bindings.subList(end, end + SINGLE_CREATES)));
        double apply = time(() -> loop.createByApply(bindings.subList(end + SINGLE_CREATES, end + 2 * SINGLE_CREATES)));
        title("The bare loop: %.0f bindings/s; creation by POST takes %.2f × as long as by server-side apply"
                .formatted(bare, post / apply));
        print(Budget.atLeast("bindings made in a second", rate / bare, 0.8, "× bare loop"));
        loop.clear();
    }

    private void resync() throws IOException, InterruptedException {
        long position = log.length();
        try (var operator = RunningOperator.start(controlPlane, "operator", "--resync=" + RESYNC.toSeconds() + "s")) {
            operator.awaitQuiet();
            long started = log.length();
            RunningOperator.pause(RESYNC.multipliedBy(3));
            operator.awaitQuiet();
            title("The same fleet, unchanged:");
            int writes =
                    Requests.since(log, position, RunningOperator.USER).writes().size();
            print(Budget.atMost("writes of a start and of resyncs", writes, 0, "requests"));
            print(Budget.atMost("lists after the start", lists(started), 0, "requests"));
        }
    }

    private void restart() throws IOException, InterruptedException {
        long position = log.length();
        try (var operator = RunningOperator.start(controlPlane, "operator")) {
            operator.awaitQuiet();
            var requests = Requests.since(log, position, RunningOperator.USER);
            var first = requests.writes().stream()
                    .map(Request::at)
                    .min(Instant::compareTo)
                    .orElseThrow();
            title("%d targets, %d bindings:"
                    .formatted(
                            LargeFleet.TARGETS + IDLE_TARGETS,
                            fleet.list(BINDINGS).size()));
            print(Budget.below("start to first write", seconds(Duration.between(operator.started(), first)), 5, "s"));
            print(Budget.below("highest resident set", operator.highestResidentMiB(), 400, "MiB"));
        }
    }

    private int lists(long position) throws IOException {
        return log.entriesFrom(position)
                .filter(entry -> entry.user().equals(RunningOperator.USER))
                .filter(entry -> entry.verb().equals("list"))
                .toList()
                .size();
    }

    private static double time(Work work) throws IOException, InterruptedException {
        long start = System.nanoTime();
        work.run();
        return seconds(Duration.ofNanos(System.nanoTime() - start));
    }

    private static double p95(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[(int) Math.ceil(sorted.length * 0.95) - 1];
    }

    private static double seconds(Duration time) {
        return time.toNanos() / 1e9;
    }

    private static void title(String text) {
        System.out.println("\n" + text);
    }

    private static void print(Budget budget) {
        System.out.println(budget.line());
    }

    /** What is timed. */
    @FunctionalInterface
    private interface Work {
        void run() throws IOException, InterruptedException;
    }
}
