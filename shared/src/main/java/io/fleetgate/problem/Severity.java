package io.fleetgate.problem;

import java.util.Locale;

/** Whether a {@link Problem} stops its object ({@code ERROR}) or is only said ({@code WARNING}). */
public enum Severity {
    ERROR,
    WARNING;

    /** The spelling used in plans: lower case. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
