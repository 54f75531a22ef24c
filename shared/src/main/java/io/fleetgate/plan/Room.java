package io.fleetgate.plan;

/**
 * How much a plan may hold in memory while it is made and until it is written out. Whoever asks for a plan brings the room; the
 * plan asks it before it goes on to hold more, by what such things take at most.
 */
@FunctionalInterface
public interface Room {

    /** For plans that are as large as they like. */
    Room UNLIMITED = _ -> true;

    /**
     * Takes more of it, for as long as the plan is in use.
     *
     * @return whether there was so much left
     */
    boolean tryTake(long bytes);
}
