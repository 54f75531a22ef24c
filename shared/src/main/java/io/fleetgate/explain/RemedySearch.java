package io.fleetgate.explain;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.Rejection;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.rollout.TargetResolution;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Looks for the fewest steps with which a binding is accepted: every step that is considered is tried on the whole target,
 * and where none is enough, what still stands in the way is looked at in the same manner.
 */
final class RemedySearch {
    private static final int MOST_STEPS = 3;
    private static final int MOST_TRIALS = 48;

    private final SettledFleet fleet;
    private final ObjectKey target;
    private final ObjectKey binding;
    private final Set<Set<String>> tried = new HashSet<>();

    /** A fleet in which some steps were taken, and the binding is still rejected. */
    private record Attempt(Snapshot snapshot, List<Step> steps, TargetResolution resolution, Rejection rejection) {}

    RemedySearch(SettledFleet fleet, ObjectKey target, ObjectKey binding) {
        this.fleet = fleet;
        this.target = target;
        this.binding = binding;
    }

    /** Alternatives of equally many steps; none where nothing was found. */
    List<Remedy> search(TargetResolution resolution, Rejection rejection) {
        List<Attempt> attempts = List.of(new Attempt(fleet.snapshot(), List.of(), resolution, rejection));
        for (int steps = 0; steps < MOST_STEPS; steps++) {
            List<Remedy> found = new ArrayList<>();
            List<Attempt> next = new ArrayList<>();
            attempts.forEach(attempt -> extend(attempt, found, next));
            if (!found.isEmpty()) {
                return List.copyOf(found);
            }
            attempts = next;
        }
        return List.of();
    }

    private void extend(Attempt attempt, List<Remedy> found, List<Attempt> next) {
        for (Step step : ConsideredSteps.of(
                attempt.snapshot(), fleet.policy().fallback(), attempt.resolution(), attempt.rejection())) {
            List<Step> steps = with(attempt.steps(), step);
            if (tried.size() >= MOST_TRIALS || !tried.add(sentences(steps))) {
                continue;
            }
            Snapshot changed = step.applied(attempt.snapshot());
            TargetResolution resolution = fleet.over(changed).target(target).resolution();
            if (isAccepted(resolution)) {
                found.add(new Remedy(steps));
            } else {
                Optional<Rejection> rejection = resolution.rejection(binding);
                rejection.ifPresent(still -> next.add(new Attempt(changed, steps, resolution, still)));
            }
        }
    }

    private boolean isAccepted(TargetResolution resolution) {
        return resolution.accepted().stream()
                .anyMatch(candidate -> candidate.binding().equals(binding));
    }

    private static List<Step> with(List<Step> taken, Step step) {
        List<Step> steps = new ArrayList<>(taken);
        steps.removeIf(step::overwrites);
        steps.add(step);
        return List.copyOf(steps);
    }

    private static Set<String> sentences(List<Step> steps) {
        Set<String> sentences = new HashSet<>();
        steps.forEach(step -> sentences.add(step.sentence()));
        return sentences;
    }
}
