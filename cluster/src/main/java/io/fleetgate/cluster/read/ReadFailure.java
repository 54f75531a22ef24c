package io.fleetgate.cluster.read;

import java.io.IOException;
import java.time.Duration;

/** The API server answered, but not with what was asked for. */
public final class ReadFailure extends IOException {
    private static final long serialVersionUID = 1L;
    private static final int BAD_REQUEST = 400;
    private static final int FORBIDDEN = 403;
    private static final int NOT_FOUND = 404;
    private static final int GONE = 410;
    private static final int TOO_MANY_REQUESTS = 429;
    private static final int UNAVAILABLE = 503;

    private final int code;
    private final boolean endsWhatIsKnown;
    private final Duration retryAfter;

    private ReadFailure(String message, int code, boolean endsWhatIsKnown, Duration retryAfter) {
        super(message);
        this.code = code;
        this.endsWhatIsKnown = endsWhatIsKnown;
        this.retryAfter = retryAfter;
    }

    /**
     * An answer with another status than 200.
     *
     * @param retryAfter for how long the server asks to be left alone; zero where it does not
     */
    public static ReadFailure answered(int code, Duration retryAfter) {
        boolean endsWhatIsKnown = code == GONE || code == NOT_FOUND || code == BAD_REQUEST;
        return new ReadFailure(sentence(code), code, endsWhatIsKnown, retryAfter);
    }

    /** What is to be read is not there, as the API server itself says. */
    public static ReadFailure notServed(String sentence) {
        return new ReadFailure(sentence, NOT_FOUND, true, Duration.ZERO);
    }

    /** An event of a watch that is an error. */
    public static ReadFailure told(int code) {
        boolean isBusy = code == TOO_MANY_REQUESTS || code == UNAVAILABLE;
        return new ReadFailure(sentence(code), code, !isBusy, Duration.ZERO);
    }

    /** An answer that is not what the API says it is. */
    public static ReadFailure malformed(String what) {
        return new ReadFailure("the API server's answer cannot be read: " + what, 0, true, Duration.ZERO);
    }

    /** This process may not read it. */
    public boolean isForbidden() {
        return code == FORBIDDEN;
    }

    /** The object, or its kind, does not exist there. */
    public boolean isNotFound() {
        return code == NOT_FOUND;
    }

    /** The resourceVersion, or the place in a list, has expired. */
    public boolean isExpired() {
        return code == GONE;
    }

    /**
     * Whether a watch cannot go on from what was read before. A request that was refused, or met a server in trouble, says nothing
     * about that, and a list would be the last thing to ask of such a server; what was told in the middle of a watch would be told
     * again.
     */
    public boolean endsWhatIsKnown() {
        return endsWhatIsKnown;
    }

    /** For how long the server asks to be left alone; zero where it does not. */
    public Duration retryAfter() {
        return retryAfter;
    }

    private static String sentence(int code) {
        return "the API server answered HTTP " + code + advice(code);
    }

    private static String advice(int code) {
        return switch (code) {
            case 401 -> "; it does not know this process, check the kubeconfig or the ServiceAccount";
            case FORBIDDEN -> "; this process may not read this, check its roles";
            case NOT_FOUND -> "; it does not serve the kind, are the CRDs installed?";
            default -> "";
        };
    }
}
