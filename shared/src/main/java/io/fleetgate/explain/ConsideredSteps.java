package io.fleetgate.explain;

import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.resolver.Fallback;
import io.fleetgate.rollout.Rejection;
import io.fleetgate.rollout.TargetResolution;
import io.fleetgate.rollout.binding.Lifecycle;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.selector.Selector;
import io.fleetgate.store.Snapshot;
import io.fleetgate.text.DnsLabel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What could be done about one rejection: changes of the release that lost, of the one it lost to, and what is missing. Each
 * may be enough or only a part; that is for whoever tries it to see.
 */
final class ConsideredSteps {
    private final Snapshot snapshot;
    private final Fallback fallback;
    private final TargetResolution resolution;
    private final Rejection rejection;
    private final List<Step> steps = new ArrayList<>();

    private ConsideredSteps(Snapshot snapshot, Fallback fallback, TargetResolution resolution, Rejection rejection) {
        this.snapshot = snapshot;
        this.fallback = fallback;
        this.resolution = resolution;
        this.rejection = rejection;
    }

    /** The steps, the likeliest first; none where nothing can be done before something else is there. */
    static List<Step> of(Snapshot snapshot, Fallback fallback, TargetResolution resolution, Rejection rejection) {
        ConsideredSteps considered = new ConsideredSteps(snapshot, fallback, resolution, rejection);
        considered.consider();
        return considered.steps.stream().distinct().toList();
    }

    private void consider() {
        switch (rejection.reason()) {
            case LOWER_PRIORITY, TIE_BROKEN_BY_NAME -> {
                considerPriority();
                deleteWinner();
            }
            case ANTI_AFFINITY -> {
                considerPriority();
                opponent().ifPresent(this::considerAntiAffinity);
                deleteWinner();
            }
            case INVALID_ANTI_AFFINITY -> steps.add(Steps.removeAntiAffinity(rejection.release()));
            case TARGET_NOT_GRANTED ->
                steps.add(Steps.createGrant(
                        snapshot,
                        SolarKinds.RELEASE_BINDING,
                        rejection.binding().namespace(),
                        SolarKinds.TARGET,
                        resolution.target().namespace()));
            case COMPONENT_VERSION_NOT_GRANTED ->
                steps.add(Steps.createGrant(
                        snapshot,
                        SolarKinds.RELEASE,
                        rejection.release().namespace(),
                        SolarKinds.COMPONENT_VERSION,
                        componentVersion().namespace()));
            case COMPONENT_VERSION_NOT_FOUND -> {
                String uniqueName = release().spec().uniqueName();
                if (!uniqueName.isEmpty()) {
                    steps.add(Steps.createComponentVersion(componentVersion(), uniqueName));
                }
            }
            case NO_UNIQUE_NAME -> {
                if (DnsLabel.isValid(rejection.release().name())) {
                    steps.add(Steps.setUniqueName(
                            rejection.release(), rejection.release().name()));
                }
            }
            case RELEASE_NOT_FOUND -> {}
        }
    }

    /** Raises the loser as far as is needed; where no priority is enough, lowers the winner to where the loser comes first. */
    private void considerPriority() {
        Candidate loser = loser();
        PrioritySearch search = new PrioritySearch(resolution.candidates(), fallback, loser);
        search.toBeAccepted()
                .ifPresentOrElse(
                        priority -> steps.add(raise(loser, priority)),
                        () -> search.toComeFirst()
                                .ifPresentOrElse(
                                        priority -> raiseAbove(loser, priority),
                                        () -> opponent().ifPresent(winner -> lower(winner, loser))));
    }

    private void raiseAbove(Candidate loser, int priority) {
        if (priority > loser.priority()
                && opponent().filter(this::isOfTheSameName).isPresent()) {
            steps.add(raise(loser, priority));
        }
    }

    private Step raise(Candidate loser, int priority) {
        return Steps.setPriority(loser, priority, tie(priority));
    }

    private void lower(Candidate winner, Candidate loser) {
        boolean loserSortsFirst = loser.binding().compareTo(winner.binding()) < 0;
        if (loserSortsFirst && winner.priority() > loser.priority()) {
            steps.add(Steps.setPriority(winner, loser.priority(), ""));
        } else if (loser.priority() > Integer.MIN_VALUE) {
            steps.add(Steps.setPriority(winner, loser.priority() - 1, ""));
        }
    }

    private String tie(int priority) {
        return opponent()
                .filter(winner -> winner.priority() == priority)
                .map(winner -> ", which ties with Release " + winner.release() + ", and its binding "
                        + rejection.binding() + " sorts first")
                .orElse("");
    }

    private void considerAntiAffinity(Candidate winner) {
        Candidate loser = loser();
        considerRule(loser, winner);
        considerRule(winner, loser);
    }

    private void considerRule(Candidate owner, Candidate matched) {
        if (owner.antiAffinity() instanceof Selector rule && rule.matches(matched.labels())) {
            steps.add(Steps.removeAntiAffinity(owner.release()));
            rule.mismatches().forEach(edit -> steps.add(Steps.editLabel(matched.release(), edit)));
        }
    }

    /** A binding that a Profile makes would come back, and one that is held would stay. */
    private void deleteWinner() {
        opponent()
                .map(Candidate::binding)
                .flatMap(binding -> snapshot.find(SolarKinds.RELEASE_BINDING, binding))
                .filter(binding -> binding.metadata().ownerReferences().isEmpty())
                .filter(binding -> Lifecycle.holders(snapshot, binding).isEmpty())
                .ifPresent(binding -> steps.add(Steps.deleteBinding(binding.key())));
    }

    private boolean isOfTheSameName(Candidate other) {
        return other.uniqueName().equals(loser().uniqueName());
    }

    private Candidate loser() {
        return rejection.candidate().orElseThrow();
    }

    private Optional<Candidate> opponent() {
        return rejection
                .by()
                .flatMap(by -> resolution.candidates().stream()
                        .filter(candidate -> candidate.binding().equals(by))
                        .findFirst());
    }

    private FleetObject<ReleaseSpec> release() {
        return snapshot.find(SolarKinds.RELEASE, rejection.release()).orElseThrow();
    }

    private ObjectKey componentVersion() {
        return References.componentVersion(release());
    }
}
