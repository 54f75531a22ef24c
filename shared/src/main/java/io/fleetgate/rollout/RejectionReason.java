package io.fleetgate.rollout;

/** Why a binding does not take effect on its target; the wire names are API, in plans and in the condition {@code Accepted}. */
public enum RejectionReason {
    LOWER_PRIORITY("LowerPriority"),
    TIE_BROKEN_BY_NAME("TieBrokenByName"),
    ANTI_AFFINITY("AntiAffinity"),
    INVALID_ANTI_AFFINITY("InvalidAntiAffinity"),
    /** The binding may not refer to the target, which therefore does not know of it. */
    TARGET_NOT_GRANTED("NotGranted"),
    /** The release may not refer to its component version. */
    COMPONENT_VERSION_NOT_GRANTED("NotGranted"),
    RELEASE_NOT_FOUND("ReleaseNotFound"),
    COMPONENT_VERSION_NOT_FOUND("ComponentVersionNotFound"),
    /** Neither the release nor its component gives the release a name under which it could be known on the target. */
    NO_UNIQUE_NAME("NoUniqueName");

    private final String wireName;

    RejectionReason(String wireName) {
        this.wireName = wireName;
    }

    /** Whether the target knows of the binding but waits for something that it needs, and holds its bootstrap until then. */
    public boolean isMissingDependency() {
        return switch (this) {
            case COMPONENT_VERSION_NOT_GRANTED, RELEASE_NOT_FOUND, COMPONENT_VERSION_NOT_FOUND, NO_UNIQUE_NAME -> true;
            case LOWER_PRIORITY, TIE_BROKEN_BY_NAME, ANTI_AFFINITY, INVALID_ANTI_AFFINITY, TARGET_NOT_GRANTED -> false;
        };
    }

    /** The spelling used in answers. */
    public String wireName() {
        return wireName;
    }
}
