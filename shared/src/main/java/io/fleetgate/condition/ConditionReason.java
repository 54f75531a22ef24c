package io.fleetgate.condition;

/** Why a condition holds or does not; the wire names are API. */
public enum ConditionReason {
    ACCEPTED("Accepted"),
    ALL_RELEASE_BINDINGS_FILTERED("AllReleaseBindingsFiltered"),
    ALL_RENDERED("AllRendered"),
    AUTH_FAILED("AuthFailed"),
    DELETE_FAILED("DeleteFailed"),
    FAILED("Failed"),
    FINISHED("Finished"),
    HELD_BY_FINALIZER("HeldByFinalizer"),
    HELD_BY_REFERENCE("HeldByReference"),
    INVALID_SELECTOR("InvalidSelector"),
    MISSING_DEPENDENCIES("MissingDependencies"),
    MISSING_REGISTRY_BINDING("MissingRegistryBinding"),
    MISSING_SOLAR_SECRET_REF("MissingSolarSecretRef"),
    NO_CONFLICTS("NoConflicts"),
    NO_RELEASE("NoRelease"),
    NO_RELEASE_BINDINGS("NoReleaseBindings"),
    NOT_FOUND("NotFound"),
    NOT_GRANTED("NotGranted"),
    PENDING("Pending"),
    READY("Ready"),
    REGISTRY_BINDING_CONFLICT("RegistryBindingConflict"),
    REGISTRY_NOT_FOUND("RegistryNotFound"),
    RELEASE_FAILED("ReleaseFailed"),
    RELEASE_NOT_FOUND("ReleaseNotFound"),
    RESOLVED("Resolved"),
    TARGET_NOT_FOUND("TargetNotFound");

    private final String wireName;

    ConditionReason(String wireName) {
        this.wireName = wireName;
    }

    /** The spelling in a stored status. */
    public String wireName() {
        return wireName;
    }
}
