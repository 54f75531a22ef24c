package io.fleetgate.templating.test;

/** A fixture that cannot be in its store; the test fails by it. */
public final class FixtureException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    FixtureException(String message) {
        super(message, null, false, false);
    }
}
