package io.fleetgate.rollout;

/** Why a binding does not take effect on its target; the wire names are API, in plans and in the condition {@code Accepted}. */
public enum RejectionReason {
    LOWER_PRIORITY("LowerPriority"),
    TIE_BROKEN_BY_NAME("TieBrokenByName"),
    ANTI_AFFINITY("AntiAffinity"),
    INVALID_ANTI_AFFINITY("InvalidAntiAffinity"),
    NOT_GRANTED("NotGranted"),
    RELEASE_NOT_FOUND("ReleaseNotFound"),
    COMPONENT_VERSION_NOT_FOUND("ComponentVersionNotFound"),
    /** Neither the release nor its component gives the release a name under which it could be known on the target. */
    NO_UNIQUE_NAME("NoUniqueName");

    private final String wireName;

    RejectionReason(String wireName) {
        this.wireName = wireName;
    }

    /** The spelling used in answers. */
    public String wireName() {
        return wireName;
    }
}
