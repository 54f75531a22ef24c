package io.fleetgate.cluster.read;

import java.io.IOException;

/** The API server answered, but not with what was asked for. */
public final class ReadFailure extends IOException {
    private static final long serialVersionUID = 1L;
    private static final int FORBIDDEN = 403;
    private static final int NOT_FOUND = 404;
    private static final int GONE = 410;
    private static final int TOO_MANY_REQUESTS = 429;
    private static final int UNAVAILABLE = 503;

    private final int code;

    private ReadFailure(String message, int code) {
        super(message);
        this.code = code;
    }

    /** An answer with another status than 200, be it of HTTP or of an event. */
    public static ReadFailure answered(int code) {
        return new ReadFailure("the API server answered HTTP " + code + advice(code), code);
    }

    /** An answer that is not what the API says it is. */
    public static ReadFailure malformed(String what) {
        return new ReadFailure("the API server's answer cannot be read: " + what, 0);
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

    /** It has no time now, which says nothing about what was read before. */
    public boolean isBusy() {
        return code == TOO_MANY_REQUESTS || code == UNAVAILABLE;
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
