package io.fleetgate.bench.core;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.admission.Verdict;
import io.fleetgate.bench.Goal;
import io.fleetgate.object.FleetObject;
import io.fleetgate.plan.Proposal;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.problem.Problem;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;

/** What admission says of one changed object, with everything that it does to 10,000 targets and 500 Profiles. */
public final class ConsequenceBenchmark {
    private static final int TARGETS = 10_000;
    private static final int VERDICTS = 300;
    private static final double LIMIT_MS = 10;
    private static final int PROFILE = 14;
    private static final int RIVAL = 18;

    private static final AdmissionRules RULES = new AdmissionRules(RulePolicy.DEFAULT);
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private ConsequenceBenchmark() {}

    public static void main(String[] arguments) {
        Snapshot fleet = LargeFleet.of(TARGETS);
        System.out.printf(
                Locale.ROOT,
                "%nVerdict with consequences on one changed object at %,d targets × %d Profiles:%n",
                TARGETS,
                LargeFleet.PROFILES);
        measure(SingleChange.RELABELLED_TARGET, fleet);
        measure(SingleChange.PROFILE_OF_TWENTY_TARGETS, fleet);
        measure("release on 204 targets", fleet, FleetObjects.release(RIVAL, 9));
        measure("profile taken from 204 targets", fleet, FleetObjects.profile(PROFILE, LargeFleet.NO_GROUP));
    }

    private static void measure(SingleChange change, Snapshot fleet) {
        change.proposals().forEach(proposal -> measure(change.title(), fleet, ((Proposal.Apply) proposal).object()));
    }

    private static void measure(String title, Snapshot fleet, FleetObject<?> after) {
        FleetObject<?> before = fleet.find(after.kind(), after.key()).orElseThrow();
        Change change = new Change.Update(before, after);
        double[] cpu = new double[VERDICTS];
        for (int i = -VERDICTS; i < VERDICTS; i++) {
            long start = THREADS.getCurrentThreadCpuTime();
            Verdict verdict = judge(fleet, change);
            if (i >= 0) {
                cpu[i] = (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
            }
            requireConsequences(title, verdict);
        }
        Arrays.sort(cpu);
        System.out.printf(Locale.ROOT, "  %-32s CPU p50 %6.2f ms%n", title, cpu[VERDICTS / 2 - 1]);
        System.out.println(new Goal(
                        "verdict, " + title + " (CPU p99)",
                        cpu[VERDICTS * 99 / 100 - 1],
                        Goal.Bound.BELOW,
                        LIMIT_MS,
                        "ms")
                .line());
    }

    private static Verdict judge(Snapshot fleet, Change change) {
        SettledFleet base = new SettledFleet(fleet, RolloutPolicy.DEFAULT);
        SettledFleet overlay = base.with(ChangeSet.of(change));
        return RULES.judge(base, overlay, overlay, change);
    }

    /** Nothing is worth measuring that does not say what it is to say. */
    private static void requireConsequences(String title, Verdict verdict) {
        if (verdict.warnings().stream()
                .map(Problem::reason)
                .noneMatch(reason -> reason.wireName().startsWith("Targets"))) {
            throw new IllegalStateException(title + ": " + verdict);
        }
    }
}
