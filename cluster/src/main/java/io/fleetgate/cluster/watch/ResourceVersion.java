package io.fleetgate.cluster.watch;

import java.util.OptionalLong;

/**
 * A resourceVersion. Since Kubernetes 1.35 those of one resource type are ordered (KEP-5504, "Comparable Resource Version"):
 * decimal integers without leading zeros, of any length, where the larger one is the later. What does not look like that is
 * neither before nor after anything, so that nothing is concluded from it.
 */
public record ResourceVersion(String text) {
    /** Never the version of an object, and before each of them. */
    public static final ResourceVersion ZERO = new ResourceVersion("0");

    private static final int DIGITS_OF_A_LONG = 18;

    /** Whether this is for certain the later of the two. */
    public boolean isAfter(ResourceVersion other) {
        if (!isNumber() || !other.isNumber()) {
            return false;
        }
        int order = Integer.compare(text.length(), other.text.length());
        return order == 0 ? text.compareTo(other.text) > 0 : order > 0;
    }

    /** The number that it is; empty where it is none. */
    public OptionalLong number() {
        return isNumber() && text.length() <= DIGITS_OF_A_LONG
                ? OptionalLong.of(Long.parseLong(text))
                : OptionalLong.empty();
    }

    private boolean isNumber() {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return !text.isEmpty() && (text.charAt(0) != '0' || text.length() == 1);
    }
}
