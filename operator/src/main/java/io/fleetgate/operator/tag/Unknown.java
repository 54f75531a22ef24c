package io.fleetgate.operator.tag;

import java.time.Duration;

/** The API server does not say what has to be known before a registry is asked; that is nobody's fault, and asked again. */
final class Unknown extends Exception {
    private static final long serialVersionUID = 1L;

    private final Duration retryAfter;

    /** @param retryAfter for how long the API server asks to be left alone; zero where it does not */
    Unknown(String what, Duration retryAfter) {
        super(what, null, false, false);
        this.retryAfter = retryAfter;
    }

    Result.Undecided result() {
        return new Result.Undecided(String.valueOf(getMessage()), retryAfter);
    }
}
