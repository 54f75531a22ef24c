package io.fleetgate.bench;

import java.util.Arrays;

/** The middle of a series, or the mean of its two middle values. */
final class Median {
    private Median() {}

    static double of(double... series) {
        if (series.length == 0) {
            throw new IllegalArgumentException("nothing has no median");
        }
        double[] sorted = series.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
