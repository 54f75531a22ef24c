package io.fleetgate.bench;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;

/** The table of one comparison: a line for each server, and one for the ratio to each reference. */
final class Figures {
    private static final int[] WIDTHS = {12, 9, 9, 11, 9, 16};

    private Figures() {}

    static String table(Comparison comparison) {
        StringBuilder table = new StringBuilder(row(
                comparison.protocol().title(BenchConfig.STREAMS),
                "requests/s",
                "p50 ms",
                "p99 ms",
                "CPU s/10k",
                "RSS MiB",
                "load CPU s/10k"));
        for (String contestant : comparison.contestants()) {
            table.append(figures(contestant, comparison.median(contestant)));
        }
        for (String reference : comparison.contestants()) {
            if (!reference.equals(Contestant.FLEETGATE)) {
                table.append(ratio(reference, comparison.ratio(Contestant.FLEETGATE, reference)));
                table.append(spread(comparison.ratios(Contestant.FLEETGATE, reference)));
            }
        }
        return table.toString();
    }

    private static String figures(String contestant, Measurement median) {
        return row(
                "  " + contestant,
                number("%,.0f", median.rps()),
                number("%.2f", median.p50Ms()),
                number("%.2f", median.p99Ms()),
                number("%.3f", median.cpuSecondsPer10k()),
                number("%.0f", median.peakRssMb()),
                number("%.3f", median.generatorCpuSecondsPer10k()));
    }

    private static String ratio(String reference, Measurement ratio) {
        return row(
                "  " + Contestant.FLEETGATE + " ÷ " + reference,
                number("%.2f×", ratio.rps()),
                number("%.2f×", ratio.p50Ms()),
                number("%.2f×", ratio.p99Ms()),
                number("%.2f×", ratio.cpuSecondsPer10k()),
                number("%.1f×", ratio.peakRssMb()));
    }

    /** How far the rounds lie apart tells how much the machine can be trusted. */
    private static String spread(List<Measurement> ratios) {
        DoubleSummaryStatistics rps =
                ratios.stream().mapToDouble(Measurement::rps).summaryStatistics();
        DoubleSummaryStatistics cpu =
                ratios.stream().mapToDouble(Measurement::cpuSecondsPer10k).summaryStatistics();
        return String.format(
                Locale.ROOT,
                "    in single rounds: requests/s %.2f× to %.2f×, CPU %.2f× to %.2f×%n",
                rps.getMin(),
                rps.getMax(),
                cpu.getMin(),
                cpu.getMax());
    }

    private static String row(String title, String... cells) {
        StringBuilder row = new StringBuilder(String.format(Locale.ROOT, "%-42s", title));
        for (int i = 0; i < cells.length; i++) {
            row.append(" ".repeat(Math.max(1, WIDTHS[i] - cells[i].length()))).append(cells[i]);
        }
        return row.append('\n').toString();
    }

    private static String number(String format, double value) {
        return String.format(Locale.ROOT, format, value);
    }
}
