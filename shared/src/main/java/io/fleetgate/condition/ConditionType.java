package io.fleetgate.condition;

/** The conditions that the operator and its jobs write; the wire names are API. */
public enum ConditionType {
    /** On a Release: its component version is there and may be used. */
    COMPONENT_VERSION_RESOLVED("ComponentVersionResolved"),
    /** On a Target: its render registry is there, may be used and can be pushed to. */
    REGISTRY_RESOLVED("RegistryResolved"),
    /** On a Target: the releases bound to it were compared. Holds with losers too, which its message names. */
    RELEASES_RESOLVED("ReleasesResolved"),
    /** On a Target: the chart of every accepted release is pushed. */
    RELEASES_RENDERED("ReleasesRendered"),
    /** On a Target: the chart that installs all of them is pushed. */
    BOOTSTRAP_READY("BootstrapReady"),
    /** On a binding or Profile: it takes effect. */
    ACCEPTED("Accepted"),
    JOB_SCHEDULED("JobScheduled"),
    JOB_SUCCEEDED("JobSucceeded"),
    JOB_FAILED("JobFailed"),
    /** On a RenderArtifact: why its tag could not be deleted. */
    OCI_CLEANUP("OCICleanup");

    private final String wireName;

    ConditionType(String wireName) {
        this.wireName = wireName;
    }

    /** The spelling in a stored status. */
    public String wireName() {
        return wireName;
    }
}
