package io.fleetgate.e2e.writes;

/** A namespace to write into, by the name in the table of the webhook that judges its changes. */
record Contestant(String name, String namespace) {
    static final String NONE = "no webhook";
    static final String GO = "go no-op";
    static final String FLEETGATE = "fleetgate";
}
