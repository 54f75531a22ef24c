package io.fleetgate.e2e.writes;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleBinaryOperator;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** What was found under one load, round by round. */
final class WriteRounds {
    private final Map<String, List<Writes>> rounds = new LinkedHashMap<>();

    void add(String contestant, Writes writes) {
        rounds.computeIfAbsent(contestant, name -> new ArrayList<>()).add(writes);
    }

    /** The median of one figure of a contestant. */
    double median(String contestant, ToDoubleFunction<Writes> figure) {
        return median(of(contestant).stream().mapToDouble(figure));
    }

    /** The median of the ratios within each round, not the ratio of the medians: what slows a round slows both. */
    double ratio(String contestant, String reference, ToDoubleFunction<Writes> figure) {
        return compare(contestant, reference, figure, (ours, theirs) -> ours / theirs);
    }

    /** How far apart those ratios are. */
    DoubleSummaryStatistics ratios(String contestant, String reference, ToDoubleFunction<Writes> figure) {
        return compared(contestant, reference, figure, (ours, theirs) -> ours / theirs)
                .summaryStatistics();
    }

    /** The median, likewise, of what a figure has more than that of a reference. */
    double added(String contestant, String reference, ToDoubleFunction<Writes> figure) {
        return compare(contestant, reference, figure, (ours, theirs) -> ours - theirs);
    }

    private double compare(
            String contestant, String reference, ToDoubleFunction<Writes> figure, DoubleBinaryOperator comparison) {
        return median(compared(contestant, reference, figure, comparison));
    }

    private DoubleStream compared(
            String contestant, String reference, ToDoubleFunction<Writes> figure, DoubleBinaryOperator comparison) {
        var ours = of(contestant);
        var theirs = of(reference);
        return IntStream.range(0, ours.size())
                .mapToDouble(round -> comparison.applyAsDouble(
                        figure.applyAsDouble(ours.get(round)), figure.applyAsDouble(theirs.get(round))));
    }

    private List<Writes> of(String contestant) {
        return rounds.getOrDefault(contestant, List.of());
    }

    /** The lower of the two in the middle where there are two. */
    private static double median(DoubleStream figures) {
        var sorted = figures.sorted().toArray();
        return sorted[(sorted.length - 1) / 2];
    }
}
