package io.fleetgate.explain;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.rollout.Rejection;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.rollout.TargetResolution;
import io.fleetgate.store.Snapshot;
import java.util.List;
import java.util.Optional;

/** Works out what would have to change for the rejected bindings of one target to be accepted. */
public final class Prospects {
    private final SettledFleet fleet;
    private final TargetResolution resolution;

    public Prospects(SettledFleet fleet, ObjectKey target) {
        this.fleet = fleet;
        this.resolution = fleet.target(target).resolution();
    }

    /** What would have to change for one of the target's rejected bindings. */
    public Prospect of(Rejection rejection) {
        Optional<Candidate> running = resolution.accepted().stream()
                .filter(accepted -> accepted.release().equals(rejection.release()))
                .findFirst();
        if (running.isPresent()) {
            return new Prospect(
                    List.of(),
                    "Release " + rejection.release() + " is accepted by binding "
                            + running.get().binding() + " already");
        }
        if (isTwin(rejection)) {
            return new Prospect(
                    List.of(),
                    "binding " + rejection.by().orElseThrow() + " of the same release comes first; see what it needs");
        }
        List<Remedy> remedies =
                new RemedySearch(fleet, resolution.target(), rejection.binding()).search(resolution, rejection);
        return new Prospect(remedies, note(rejection, remedies));
    }

    /** Whether a binding lost to another of its own release, so that nothing about the release tells them apart. */
    private boolean isTwin(Rejection rejection) {
        return resolution.candidates().stream()
                .filter(candidate -> candidate.release().equals(rejection.release()))
                .anyMatch(candidate ->
                        rejection.by().filter(candidate.binding()::equals).isPresent());
    }

    private String note(Rejection rejection, List<Remedy> remedies) {
        return switch (rejection.reason()) {
            case LOWER_PRIORITY, TIE_BROKEN_BY_NAME, ANTI_AFFINITY -> aboutPriority(rejection, remedies);
            case RELEASE_NOT_FOUND ->
                rejection.release().name().isEmpty()
                        ? "name a Release in spec.releaseRef.name"
                        : "create Release " + rejection.release()
                                + "; its priority, labels and anti-affinity then decide";
            case COMPONENT_VERSION_NOT_FOUND ->
                remedies.isEmpty() ? "create the ComponentVersion; the component that it names then decides" : "";
            case INVALID_ANTI_AFFINITY, TARGET_NOT_GRANTED, COMPONENT_VERSION_NOT_GRANTED, NO_UNIQUE_NAME ->
                remedies.isEmpty() ? "nothing that was tried is enough" : "";
        };
    }

    /** Says why no priority is enough, where that is so: the first thing that people try. */
    private String aboutPriority(Rejection rejection, List<Remedy> remedies) {
        Candidate loser = rejection.candidate().orElseThrow();
        if (new PrioritySearch(resolution.candidates(), fleet.policy().fallback(), loser)
                .toBeAccepted()
                .isPresent()) {
            return "";
        }
        String because = loser.priority() == Integer.MAX_VALUE
                ? "its priority is the highest there is"
                : "no priority is enough: with " + Integer.MAX_VALUE + ", " + ruleWithTheHighestPriority(loser);
        return remedies.isEmpty() ? because + "; nothing that was tried is enough" : because;
    }

    private String ruleWithTheHighestPriority(Candidate loser) {
        Snapshot raised = Steps.setPriority(loser, Integer.MAX_VALUE, "").applied(fleet.snapshot());
        return fleet.over(raised)
                .target(resolution.target())
                .resolution()
                .rejection(loser.binding())
                .map(Rejection::rule)
                .orElseThrow();
    }
}
