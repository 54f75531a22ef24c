package io.fleetgate.e2e.settling;

import java.util.Locale;

/** A figure that the operator is to reach, and the one it has reached. */
record Budget(String name, double measured, Bound bound, double limit, String unit) {

    /** On which side of the limit a figure is good. */
    enum Bound {
        AT_LEAST("≥"),
        AT_MOST("≤"),
        BELOW("<");

        private final String sign;

        Bound(String sign) {
            this.sign = sign;
        }
    }

    static Budget atLeast(String name, double measured, double limit, String unit) {
        return new Budget(name, measured, Bound.AT_LEAST, limit, unit);
    }

    static Budget atMost(String name, double measured, double limit, String unit) {
        return new Budget(name, measured, Bound.AT_MOST, limit, unit);
    }

    static Budget below(String name, double measured, double limit, String unit) {
        return new Budget(name, measured, Bound.BELOW, limit, unit);
    }

    /** The verdict, the figure and what was wanted. */
    String line() {
        return String.format(
                Locale.ROOT,
                "%-5s  %-56s %9.2f %s (wanted %s %.1f)",
                isMet() ? "PASS" : "short",
                name,
                measured,
                unit,
                bound.sign,
                limit);
    }

    private boolean isMet() {
        return switch (bound) {
            case AT_LEAST -> measured >= limit;
            case AT_MOST -> measured <= limit;
            case BELOW -> measured < limit;
        };
    }
}
