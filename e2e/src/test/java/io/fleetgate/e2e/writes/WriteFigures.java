package io.fleetgate.e2e.writes;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** The rounds of one load as people read them: a table, and a line for each figure that is to be reached. */
record WriteFigures(WriteRounds rounds) {
    /** Two runs of the very same thing differ by as much. */
    private static final double NO_SLOWER = 1.05;

    /** The figures in the order of the columns. */
    private static final Map<String, ToDoubleFunction<Writes>> FIGURES = figures();

    /** A line for each contestant, the ratio of the two webhooks, and what each of them adds. */
    String table(String title) {
        var table = new StringBuilder("%-42s".formatted(title));
        FIGURES.keySet().forEach(name -> table.append("%16s".formatted(name)));
        for (var contestant : List.of(Contestant.NONE, Contestant.GO, Contestant.FLEETGATE)) {
            row(table, contestant, "%.2f", figure -> rounds.median(contestant, figure));
        }
        row(
                table,
                Contestant.FLEETGATE + " ÷ " + Contestant.GO,
                "%.2f×",
                figure -> rounds.ratio(Contestant.FLEETGATE, Contestant.GO, figure));
        for (var contestant : List.of(Contestant.GO, Contestant.FLEETGATE)) {
            row(table, "added by " + contestant, "%+.2f", figure -> rounds.added(contestant, Contestant.NONE, figure));
        }
        return table.append('\n').toString();
    }

    /**
     * Whether a write is no slower than with the reference. Where the writers leave no processor to the servers, the order
     * in which all of them are scheduled decides, and the ratio is shown without a judgement.
     */
    List<String> goals(int writers, int processors) {
        var isJudged = writers < processors;
        return List.of(
                goal("create", writers, isJudged, writes -> writes.create().p50Ms()),
                goal("update", writers, isJudged, writes -> writes.update().p50Ms()));
    }

    private String goal(String verb, int writers, boolean isJudged, ToDoubleFunction<Writes> figure) {
        var ratio = rounds.ratio(Contestant.FLEETGATE, Contestant.GO, figure);
        var spread = rounds.ratios(Contestant.FLEETGATE, Contestant.GO, figure);
        return String.format(
                Locale.ROOT,
                "%-5s  %-48s %6.2f × go no-op (%s; %.2f to %.2f in single rounds)",
                !isJudged ? "-" : ratio <= NO_SLOWER ? "PASS" : "short",
                verb + " through the API server, writers: " + writers,
                ratio,
                isJudged
                        ? String.format(Locale.ROOT, "wanted ≤ %.2f", NO_SLOWER)
                        : "no weight: more writers than processors",
                spread.getMin(),
                spread.getMax());
    }

    private static void row(
            StringBuilder table, String name, String format, ToDoubleFunction<ToDoubleFunction<Writes>> value) {
        table.append("%n  %-40s".formatted(name));
        FIGURES.values()
                .forEach(figure -> table.append(
                        "%16s".formatted(String.format(Locale.ROOT, format, value.applyAsDouble(figure)))));
    }

    private static Map<String, ToDoubleFunction<Writes>> figures() {
        var figures = new LinkedHashMap<String, ToDoubleFunction<Writes>>();
        figures.put("create p50 ms", writes -> writes.create().p50Ms());
        figures.put("create p99 ms", writes -> writes.create().p99Ms());
        figures.put("update p50 ms", writes -> writes.update().p50Ms());
        figures.put("update p99 ms", writes -> writes.update().p99Ms());
        return figures;
    }
}
