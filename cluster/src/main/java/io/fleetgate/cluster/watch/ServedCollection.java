package io.fleetgate.cluster.watch;

import io.fleetgate.cluster.read.ReadFailure;
import java.io.IOException;

/** Something that an API server lists and watches: where it is, and what its objects are read as. Asked by one thread. */
public interface ServedCollection<O extends Keyed> {

    /**
     * Where it is now; asked before each list.
     *
     * @throws ReadFailure where it is not served, or the server does not say
     */
    Location locate() throws IOException;

    /**
     * Reads one of its objects.
     *
     * @throws ReadFailure when nobody can say which object it is
     */
    O read(StoredTree.Read tree) throws ReadFailure;
}
