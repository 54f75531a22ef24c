package io.fleetgate.admission;

/** What an operator of the webhook may choose about the rules. */
public record AdmissionPolicy(FirstUniqueName firstUniqueName) {

    public static final AdmissionPolicy DEFAULT = new AdmissionPolicy(FirstUniqueName.WARN_WHEN_IDENTITY_MOVES);

    /** What to do when a uniqueName is set for the first time after the object was created. */
    public enum FirstUniqueName {
        WARN_WHEN_IDENTITY_MOVES,
        DENY_WHEN_IDENTITY_MOVES
    }
}
