package io.fleetgate.haproxy;

/** How a child ended. */
sealed interface ChildEnd {
    /**
     * By itself, or by a signal of its own making.
     *
     * @param status 128 and the number of the signal where one ended it
     * @param output the beginning of what it printed
     */
    record Exited(int status, String output) implements ChildEnd {
        private static final int SIGNALLED = 128;

        boolean wasEndedBySignal() {
            return status > SIGNALLED;
        }
    }

    /** Killed at the deadline. */
    record Killed() implements ChildEnd {}
}
