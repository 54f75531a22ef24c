package io.fleetgate.bench;

/** Measurements of which a test only cares for some figures. */
final class Measurements {
    private Measurements() {}

    static Measurement of(double rps, double cpuSecondsPer10k, double peakRssMb) {
        return new Measurement(rps, 1, 2, cpuSecondsPer10k, peakRssMb, 0.1);
    }
}
