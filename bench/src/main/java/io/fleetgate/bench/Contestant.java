package io.fleetgate.bench;

/** One of the servers that are compared, by the name it has in the tables. */
record Contestant(String name, ServerProcess server) {

    static final String FLEETGATE = "fleetgate";
    static final String GO = "go no-op";
    static final String GO_JSON_V2 = "go no-op, jsonv2";
}
