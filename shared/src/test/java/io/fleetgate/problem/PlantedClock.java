package io.fleetgate.problem;

/** What the rule against clocks must find; it stands in a package of the core, in tests only. */
public final class PlantedClock {
    public long now() {
        return System.currentTimeMillis();
    }
}
