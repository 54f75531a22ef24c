package io.fleetgate.webhook.http;

/** The process cannot start; the message is one sentence for the person who started it. */
public final class StartException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StartException(String message) {
        super(message);
    }
}
