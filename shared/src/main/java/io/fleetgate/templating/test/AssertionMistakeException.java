package io.fleetgate.templating.test;

/** An assertion that cannot hold, whatever is rendered: it fails. */
final class AssertionMistakeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    AssertionMistakeException(String message) {
        super(message, null, false, false);
    }
}
