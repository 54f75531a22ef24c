package io.fleetgate.operator.queue;

/**
 * How much there is to do.
 *
 * @param ready items that wait for a worker
 * @param active items that are worked on
 * @param delayed items that are put off
 */
public record QueueDepth(int ready, int active, int delayed) {

    /** Whether nothing is or will be worked on. */
    public boolean isEmpty() {
        return ready == 0 && active == 0 && delayed == 0;
    }
}
