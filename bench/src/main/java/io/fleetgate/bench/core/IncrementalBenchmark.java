package io.fleetgate.bench.core;

import io.fleetgate.bench.Goal;
import io.fleetgate.plan.TargetScope;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Plans of one changed object in fleets of three sizes, each with 500 Profiles of which ten match each target. Not a JMH
 * benchmark, for that would build the largest fleet again for each figure.
 */
public final class IncrementalBenchmark {
    private static final List<Integer> SIZES = List.of(1_000, 10_000, 100_000);
    private static final int PLANS = 200;
    private static final double LIMIT_MS = 10;
    /** Trees get deeper, and caches do not get larger; a hundred times as many targets must not show. */
    private static final double INDEPENDENT = 3;

    private IncrementalBenchmark() {}

    public static void main(String[] arguments) {
        Map<SingleChange, List<PlanTimes>> times = new EnumMap<>(SingleChange.class);
        for (int targets : SIZES) {
            Snapshot fleet = LargeFleet.of(targets);
            System.out.printf(
                    Locale.ROOT,
                    "%nPlan of one changed object at %,d targets × %d Profiles, %,d objects stored:%n",
                    targets,
                    LargeFleet.PROFILES,
                    fleet.size());
            for (SingleChange change : SingleChange.values()) {
                PlanTimes measured =
                        PlanTimes.measure(fleet, change.proposals(), TargetScope.CHANGED, change.targets(), PLANS);
                times.computeIfAbsent(change, any -> new ArrayList<>()).add(measured);
                System.out.printf(
                        Locale.ROOT,
                        "  %-26s CPU p50 %6.2f ms, p99 %6.2f ms; elapsed p50 %6.2f ms, p99 %6.2f ms%n",
                        change.title(),
                        measured.cpu().percentile(50),
                        measured.cpu().percentile(99),
                        measured.elapsed().percentile(50),
                        measured.elapsed().percentile(99));
            }
        }
        System.out.println();
        times.forEach(
                (change, ofSizes) -> goals(change.title(), ofSizes).forEach(goal -> System.out.println(goal.line())));
    }

    private static List<Goal> goals(String change, List<PlanTimes> ofSizes) {
        List<Goal> goals = new ArrayList<>();
        for (int i = 0; i < SIZES.size(); i++) {
            goals.add(new Goal(
                    String.format(Locale.ROOT, "%s of %,d targets (CPU p99)", change, SIZES.get(i)),
                    ofSizes.get(i).cpu().percentile(99),
                    Goal.Bound.BELOW,
                    LIMIT_MS,
                    "ms"));
        }
        double smallest = ofSizes.getFirst().cpu().percentile(50);
        double largest = ofSizes.getLast().cpu().percentile(50);
        goals.add(new Goal(
                change + ", largest ÷ smallest fleet", largest / smallest, Goal.Bound.BELOW, INDEPENDENT, "×"));
        return goals;
    }
}
