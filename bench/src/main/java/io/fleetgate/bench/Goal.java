package io.fleetgate.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A figure that the webhook is to reach, and the one it has reached. */
public record Goal(String name, double measured, Bound bound, double limit, String unit) {

    /** On which side of the limit a figure is good. */
    public enum Bound {
        AT_LEAST("≥"),
        AT_MOST("≤"),
        BELOW("<");

        private final String sign;

        Bound(String sign) {
            this.sign = sign;
        }
    }

    public boolean met() {
        return switch (bound) {
            case AT_LEAST -> measured >= limit;
            case AT_MOST -> measured <= limit;
            case BELOW -> measured < limit;
        };
    }

    /** The verdict, the figure and what was wanted. */
    public String line() {
        return String.format(
                Locale.ROOT,
                "%-5s  %-48s %6.2f %s (wanted %s %.1f)",
                met() ? "PASS" : "short",
                name,
                measured,
                unit,
                bound.sign,
                limit);
    }

    static List<Goal> of(List<Comparison> comparisons, double startupSeconds, double planMs) {
        List<Goal> goals = new ArrayList<>();
        double peak = 0;
        for (Comparison comparison : comparisons) {
            Measurement ratio = comparison.ratio(Contestant.FLEETGATE, Contestant.GO);
            peak = Math.max(peak, comparison.median(Contestant.FLEETGATE).peakRssMb());
            switch (comparison.protocol()) {
                case H1 -> goals.add(new Goal("HTTP/1.1 requests/s", ratio.rps(), Bound.AT_LEAST, 1.0, "× go no-op"));
                case H2 -> {
                    goals.add(new Goal("HTTP/2 requests/s", ratio.rps(), Bound.AT_LEAST, 1.2, "× go no-op"));
                    goals.add(new Goal(
                            "HTTP/2 CPU per request", ratio.cpuSecondsPer10k(), Bound.AT_MOST, 0.8, "× go no-op"));
                }
            }
        }
        goals.add(new Goal("memory under load (highest resident set)", peak, Bound.BELOW, 256, "MiB"));
        goals.add(new Goal("start to ready, " + Fleet.OBJECTS + " objects", startupSeconds, Bound.BELOW, 3, "s"));
        goals.add(new Goal("plan of one changed Profile in a large fleet (p50)", planMs, Bound.BELOW, 50, "ms"));
        return goals;
    }
}
