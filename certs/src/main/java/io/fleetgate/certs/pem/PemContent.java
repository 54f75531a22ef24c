package io.fleetgate.certs.pem;

/** What a PEM text holds, or why it cannot be used. */
public sealed interface PemContent<T> {

    /** The text was understood. */
    record Decoded<T>(T value) implements PemContent<T> {}

    /**
     * The text was not understood. Both sentences go on from the name of the file: {@code message} says what it holds,
     * {@code fix} what to do.
     */
    record Unreadable<T>(String message, String fix) implements PemContent<T> {}
}
