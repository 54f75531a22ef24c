package io.fleetgate.e2e.deed;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/**
 * {@code make preview-deed COUNT=200 SEED=1}: so many random change sets, one after the other, for a fleet that lives on. Says
 * where the cluster is not as the preview said, and what the operator asked for that it may not, and ends with exit code 1 if
 * there was any of it.
 */
public final class PreviewDeed {
    private static final List<String> NAMESPACES = List.of("deed-a", "deed-b");
    private static final int REPORTS_TO_ALL_RENDERED = 4;

    private final Random random;
    private final RandomChanges changes;
    private final FleetApi api;
    private final Rehearsal rehearsal;
    private final Renderer renderer;

    private PreviewDeed(Random random, DeedFleet fleet) {
        this.random = random;
        this.changes = new RandomChanges(random, RandomDocuments.of(random, NAMESPACES));
        this.api = fleet.api();
        this.rehearsal = fleet.rehearsal();
        this.renderer = fleet.renderer();
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        var count = Integer.parseInt(arguments[0]);
        if (count < 1) {
            throw new IllegalArgumentException("COUNT must be 1 or more: " + count + " change sets show nothing");
        }
        var seed = Long.parseLong(arguments[1]);
        var mismatches = run(count, seed);
        System.out.printf("%d change sets, %d mismatches%n", count, mismatches);
        System.exit(mismatches == 0 ? 0 : 1);
    }

    private static int run(int count, long seed) throws IOException, InterruptedException {
        try (var fleet = DeedFleet.start(Set.copyOf(NAMESPACES))) {
            int mismatches = new PreviewDeed(new Random(seed), fleet).run(count, "seed " + seed);
            var misconduct = fleet.misconduct();
            misconduct.forEach(System.out::println);
            return mismatches + misconduct.size();
        }
    }

    private int run(int count, String seed) throws IOException, InterruptedException {
        var begin = System.nanoTime();
        int mismatches = 0;
        var verdicts = new TreeMap<String, Integer>();
        for (int number = 1; number <= count; number++) {
            var name = "%s, change set %d".formatted(seed, number);
            var outcome = rehearsal.of(number == 1 ? changes.beginning() : changes.of(name, api.list()));
            var verdict = outcome.preview().plan().path("verdict").asText();
            verdicts.merge(verdict, 1, Integer::sum);
            if (!outcome.mismatches().isEmpty()) {
                mismatches++;
                System.out.println(outcome);
            }
            render();
        }
        System.out.printf(
                "%d s; verdicts %s%n",
                Duration.ofNanos(System.nanoTime() - begin).toSeconds(), verdicts);
        return mismatches;
    }

    /** Now and then some jobs end, most of them well. */
    private void render() throws IOException, InterruptedException {
        for (int reports = random.nextInt(REPORTS_TO_ALL_RENDERED); reports > 0; reports--) {
            renderer.report(task -> random.nextInt(8) > 0);
        }
    }
}
