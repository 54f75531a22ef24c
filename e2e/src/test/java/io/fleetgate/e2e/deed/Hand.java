package io.fleetgate.e2e.deed;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Somebody who writes to a cluster. */
interface Hand {
    /** Makes one change; returns the words in which it was refused. */
    Optional<String> write(Written change) throws IOException, InterruptedException;

    /** Makes the changes, some of which may be refused; returns those that are to be made again to learn why. */
    List<Written> writeAll(List<Written> changes) throws IOException, InterruptedException;
}
