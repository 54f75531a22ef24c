package io.fleetgate.template.fault;

/** The caller's deadline has passed; nothing is known about the template. */
public final class OutOfTimeException extends RuntimeException {
    public OutOfTimeException() {
        super("the deadline passed while a template was rendered", null, false, false);
    }
}
