package io.fleetgate.bench;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** What one run of the load generator found; the component names are those of its JSON. */
record Measurement(
        double rps,
        double p50Ms,
        double p99Ms,
        double cpuSecondsPer10k,
        double peakRssMb,
        double generatorCpuSecondsPer10k) {

    /** The median of each figure by itself: no single run need have had them all. */
    static Measurement median(List<Measurement> runs) {
        return new Measurement(
                median(runs, Measurement::rps),
                median(runs, Measurement::p50Ms),
                median(runs, Measurement::p99Ms),
                median(runs, Measurement::cpuSecondsPer10k),
                median(runs, Measurement::peakRssMb),
                median(runs, Measurement::generatorCpuSecondsPer10k));
    }

    /** How many times the reference's figures these are. */
    Measurement dividedBy(Measurement reference) {
        return new Measurement(
                rps / reference.rps,
                p50Ms / reference.p50Ms,
                p99Ms / reference.p99Ms,
                cpuSecondsPer10k / reference.cpuSecondsPer10k,
                peakRssMb / reference.peakRssMb,
                generatorCpuSecondsPer10k / reference.generatorCpuSecondsPer10k);
    }

    private static double median(List<Measurement> runs, ToDoubleFunction<Measurement> figure) {
        return Median.of(runs.stream().mapToDouble(figure).toArray());
    }
}
