package io.fleetgate.webhook.config;

import java.nio.file.Path;

/** Where the fleet is read from. */
public sealed interface StoreLocation {

    /** An API server, by list and watch. */
    record Cluster() implements StoreLocation {}

    /** A folder of YAML files, read once at the start. */
    record Directory(Path path) implements StoreLocation {}
}
