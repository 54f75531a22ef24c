package io.fleetgate.bench.core;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.plan.Plan;
import io.fleetgate.plan.Planner;
import io.fleetgate.plan.Proposal;
import io.fleetgate.plan.TargetScope;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.store.Snapshot;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;

/**
 * How long plans of the same proposals took. CPU time is what a plan costs; on a shared machine the time that passes is that
 * of the neighbours too, so that only the first is held against a budget.
 *
 * @param cpu of the thread that plans
 * @param elapsed with garbage collections, and whatever else the machine did meanwhile
 */
record PlanTimes(Series cpu, Series elapsed) {
    private static final Planner PLANNER = new Planner(new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT);
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Times in milliseconds. */
    static final class Series {
        private final double[] sorted;

        private Series(double[] times) {
            this.sorted = times.clone();
            Arrays.sort(sorted);
        }

        double shortest() {
            return sorted[0];
        }

        double percentile(int percent) {
            return sorted[(int) Math.ceil(sorted.length * percent / 100.0) - 1];
        }
    }

    /**
     * Plans so many times to warm up, and as many times for the figures.
     *
     * @param shown how many targets each plan must show; nothing is worth measuring that plans something else than was meant
     */
    static PlanTimes measure(Snapshot fleet, List<Proposal> proposals, TargetScope scope, int shown, int count) {
        double[] cpu = new double[count];
        double[] elapsed = new double[count];
        for (int i = -count; i < count; i++) {
            long cpuBefore = THREADS.getCurrentThreadCpuTime();
            long before = System.nanoTime();
            Plan plan = PLANNER.plan(fleet, proposals, scope);
            long after = System.nanoTime();
            long cpuAfter = THREADS.getCurrentThreadCpuTime();
            if (plan.targets().size() != shown) {
                throw new IllegalStateException(
                        "the plan shows " + plan.targets().size() + " targets instead of " + shown);
            }
            if (i >= 0) {
                cpu[i] = (cpuAfter - cpuBefore) / 1e6;
                elapsed[i] = (after - before) / 1e6;
            }
        }
        return new PlanTimes(new Series(cpu), new Series(elapsed));
    }
}
