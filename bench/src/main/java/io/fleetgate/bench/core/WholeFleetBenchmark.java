package io.fleetgate.bench.core;

import io.fleetgate.bench.Goal;
import io.fleetgate.object.FleetObject;
import io.fleetgate.plan.TargetScope;
import io.fleetgate.store.Snapshot;
import java.util.Locale;

/**
 * A what-if whose answer is about all of 10,000 targets; no operator has come to them yet, so that every binding is worked
 * out. The argument says which. To be run in a heap as large as the budget: what does not fit ends the program.
 */
public final class WholeFleetBenchmark {
    private static final int TARGETS = 10_000;
    private static final int PLANS = 4;
    private static final double LIMIT_S = 1;
    private static final double LIMIT_MB = 300;
    private static final double MB = 1e6;

    private WholeFleetBenchmark() {}

    public static void main(String[] arguments) {
        switch (arguments[0]) {
            case "resolved" ->
                measure("every target resolved", FleetObjects.release(0, LargeFleet.PROFILES), TargetScope.ALL);
            case "changed" ->
                measure("every target changed", FleetObjects.profileOfAll(LargeFleet.PROFILES), TargetScope.CHANGED);
            default -> throw new IllegalArgumentException(arguments[0] + " is neither resolved nor changed");
        }
    }

    private static void measure(String title, FleetObject<?> after, TargetScope scope) {
        Snapshot fleet = LargeFleet.unbound(TARGETS);
        PlanTimes times = PlanTimes.measure(fleet, SingleChange.proposal(after), scope, TARGETS, PLANS);
        double heap = Runtime.getRuntime().maxMemory() / MB;
        System.out.printf(
                Locale.ROOT,
                "%nPlan of one change at %,d targets × %d Profiles, %s: CPU %.2f s, elapsed %.2f s (shortest of %d), heap of %.0f MB.%n",
                TARGETS,
                LargeFleet.PROFILES,
                title,
                times.cpu().shortest() / 1_000,
                times.elapsed().shortest() / 1_000,
                PLANS,
                heap);
        print(new Goal(title + " (CPU)", times.cpu().shortest() / 1_000, Goal.Bound.BELOW, LIMIT_S, "s"));
        print(new Goal(title + ", heap with the store", heap, Goal.Bound.AT_MOST, LIMIT_MB, "MB"));
    }

    private static void print(Goal goal) {
        System.out.println(goal.line());
    }
}
