package io.fleetgate.cli.input;

/** A file that was named cannot be read at all; the message names it. */
public final class InputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    InputException(String message) {
        super(message, null, false, false);
    }
}
