package io.fleetgate.operator.apiserver;

/** What goes wrong with one call. Where the name does not say that it happens after the call took effect, it took none. */
public enum Fault {
    /** Every connection of the client is reset, and so is whatever it sends later. */
    KILL_BEFORE,
    KILL_AFTER,
    CONFLICT,
    EXPIRED,
    FORBIDDEN,
    TOO_MANY_REQUESTS,
    INTERNAL_ERROR,
    INTERNAL_ERROR_AFTER,
    /** Nothing is answered until the client gives up, or the faults are released; a client that waited is then served. */
    TIME_OUT_BEFORE,
    TIME_OUT_AFTER,
    RESET_BEFORE,
    RESET_AFTER;

    /** Whether it is only the answer that is lost. */
    public boolean takesEffect() {
        return name().endsWith("_AFTER");
    }

    /** Whether the client is dead afterwards. */
    public boolean kills() {
        return this == KILL_BEFORE || this == KILL_AFTER;
    }
}
