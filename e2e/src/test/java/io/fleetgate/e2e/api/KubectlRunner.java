package io.fleetgate.e2e.api;

import io.fleetgate.e2e.process.Completed;
import java.io.IOException;

/** kubectl, in a namespace or in none. */
@FunctionalInterface
interface KubectlRunner {
    Completed run(String... arguments) throws IOException, InterruptedException;
}
