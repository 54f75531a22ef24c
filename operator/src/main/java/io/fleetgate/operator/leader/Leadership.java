package io.fleetgate.operator.leader;

import io.fleetgate.operator.gateway.Fence;
import java.util.List;

/**
 * Whether this replica is the one that reconciles. As a fence it is open for as long as no other replica can be leading, whether
 * or not the listener has been told yet.
 */
public interface Leadership extends Fence, AutoCloseable {

    /** Takes part from now on; to be called once. */
    void start(LeadershipListener listener);

    boolean isLeading();

    /** How often this replica has begun to lead. */
    long tenures();

    /** What keeps this replica from leading when its turn comes, one sentence each. */
    List<String> missing();

    /** Stops leading, waits for the listener to finish, and lets another replica lead at once. */
    @Override
    void close();
}
