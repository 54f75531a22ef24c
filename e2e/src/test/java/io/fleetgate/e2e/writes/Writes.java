package io.fleetgate.e2e.writes;

/** What one run of the write program found; the component names are those of its JSON. */
record Writes(Verb create, Verb update) {

    /** How long the writes of one verb took. */
    record Verb(double p50Ms, double p99Ms) {}
}
