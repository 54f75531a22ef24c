package io.fleetgate.plan;

import io.fleetgate.rollout.SettledTarget;
import io.fleetgate.rollout.TargetResolution;

/**
 * What a plan takes in memory, rounded up from the heaps of plans for whole fleets. An ordinary amount is taken for all targets
 * at the start: of two plans that have no room beside each other one is refused then, and not both on their way.
 */
final class PlanSize {
    private static final long ORDINARY_TARGET = 9_000;
    private static final long TARGET = 1_500;
    private static final long CANDIDATE = 300;
    private static final long REJECTION = 500;
    private static final long OBJECT = 2_000;

    private final Room room;
    private final int targets;
    private long taken;
    private long needed;

    private PlanSize(Room room, int targets) {
        this.room = room;
        this.targets = targets;
    }

    /**
     * The size of a plan of which only that is known yet, how many targets it is about.
     *
     * @throws PlanTooLargeException when there is no room for that
     */
    static PlanSize of(int targets, Room room) {
        PlanSize size = new PlanSize(room, targets);
        size.require(targets * ORDINARY_TARGET);
        return size;
    }

    /** Adds what is said of one of the targets. */
    void add(SettledTarget target) {
        TargetResolution resolution = target.resolution();
        add(TARGET
                + resolution.accepted().size() * CANDIDATE
                + resolution.rejected().size() * REJECTION);
    }

    /** Adds objects that may be written. */
    void addObjects(int more) {
        add(more * OBJECT);
    }

    private void add(long bytes) {
        needed += bytes;
        require(needed);
    }

    private void require(long bytes) {
        if (bytes > taken) {
            if (!room.tryTake(bytes - taken)) {
                throw new PlanTooLargeException(targets);
            }
            taken = bytes;
        }
    }
}
