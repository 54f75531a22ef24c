package io.fleetgate.condition;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;

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
    /** On a RenderTask, as the other two of jobs, written by its renderer. */
    JOB_SCHEDULED("JobScheduled"),
    JOB_SUCCEEDED("JobSucceeded"),
    JOB_FAILED("JobFailed"),
    /** On a RenderArtifact: why its tag could not be deleted. */
    OCI_CLEANUP("OCICleanup"),
    /** On whatever is being deleted and does not go: what holds it. */
    DELETION_BLOCKED("DeletionBlocked");

    private static final Set<String> OF_THE_OPERATOR =
            EnumSet.complementOf(EnumSet.of(JOB_SCHEDULED, JOB_SUCCEEDED, JOB_FAILED)).stream()
                    .map(ConditionType::wireName)
                    .collect(Collectors.toUnmodifiableSet());

    private final String wireName;

    ConditionType(String wireName) {
        this.wireName = wireName;
    }

    /** The spelling in a stored status. */
    public String wireName() {
        return wireName;
    }

    /** Whether the operator writes conditions of that type; whoever runs the jobs writes theirs. */
    public static boolean isOfTheOperator(String wireName) {
        return OF_THE_OPERATOR.contains(wireName);
    }
}
