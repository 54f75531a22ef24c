package io.fleetgate.operator.leader;

/** Begins and ends what only the leader does; told in turn, by one thread. */
public interface LeadershipListener {

    /** This replica leads from now on; returns soon. */
    void onStarted();

    /**
     * This replica leads no more: no write can be begun any longer. Returns when the writes in hand are finished; where the lease is
     * still ours, others get it only then.
     */
    void onStopped();
}
