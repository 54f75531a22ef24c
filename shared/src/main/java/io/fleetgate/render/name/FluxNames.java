package io.fleetgate.render.name;

import io.fleetgate.text.Sha256;

/** The published formulas for what the rendered charts install on a target. */
public final class FluxNames {
    private static final int HASH_LENGTH = 10;
    private static final int MAX_RELEASE_NAME = 53;
    private static final int MAX_LABEL_VALUE = 63;

    private FluxNames() {}

    /** The Flux objects, and the Helm release, of a unique name or component that a Helm release installs. */
    public static String object(String helmRelease, String key) {
        return shortened(helmRelease + "-" + key, MAX_RELEASE_NAME);
    }

    /** The label that tells by what an object was installed; the whole key is in the annotation beside it. */
    public static String labelValue(String key) {
        return shortened(key, MAX_LABEL_VALUE);
    }

    private static String shortened(String text, int max) {
        return text.length() <= max
                ? text
                : text.substring(0, max - HASH_LENGTH - 1) + "-" + Sha256.hex(text, HASH_LENGTH);
    }
}
