package io.fleetgate.render;

import static io.fleetgate.condition.ConditionType.RELEASES_RENDERED;
import static io.fleetgate.condition.ConditionType.RELEASES_RESOLVED;

import io.fleetgate.condition.ConditionReason;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.condition.ConditionType;
import io.fleetgate.rollout.Rejection;
import io.fleetgate.rollout.RejectionReason;
import io.fleetgate.rollout.TargetResolution;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What a target's conditions say about the releases that are bound to it. */
final class ReleaseConditions {
    private final TargetResolution resolution;

    ReleaseConditions(TargetResolution resolution) {
        this.resolution = resolution;
    }

    /** Whether no binding is known to the target; it does not know of those that are not granted. */
    boolean nothingIsBound() {
        return resolution.accepted().isEmpty() && resolution.rejected().stream().allMatch(ReleaseConditions::isUnknown);
    }

    /** Whether every binding lost, and none waits for anything. */
    boolean everythingIsFiltered() {
        return resolution.accepted().isEmpty()
                && resolution.rejected().stream()
                        .noneMatch(rejection -> rejection.reason().isMissingDependency());
    }

    ConditionState nothingBound(ConditionType type) {
        String ungranted = clauses(ReleaseConditions::isUnknown);
        return ConditionState.fails(
                type,
                ConditionReason.NO_RELEASE_BINDINGS,
                "no ReleaseBinding takes effect on the Target" + (ungranted.isEmpty() ? "" : "; " + ungranted));
    }

    /** Holds with losers too: losing is no error. What is missing is said where it matters, which is rendering. */
    ConditionState resolved() {
        String losers = losers();
        return losers.isEmpty()
                ? ConditionState.holds(RELEASES_RESOLVED, ConditionReason.NO_CONFLICTS, "")
                : ConditionState.holds(RELEASES_RESOLVED, ConditionReason.RESOLVED, losers);
    }

    ConditionState filtered() {
        return ConditionState.fails(
                RELEASES_RENDERED,
                ConditionReason.ALL_RELEASE_BINDINGS_FILTERED,
                "no bound release is accepted: " + losers());
    }

    /** The gravest of what keeps releases from being rendered, with all that it applies to. */
    ConditionState rendered(List<ReleaseOutcome> outcomes) {
        String unmatched = reports(outcomes, ReleaseOutcome.UnmatchedHost.class);
        if (!unmatched.isEmpty()) {
            return ConditionState.fails(RELEASES_RENDERED, ConditionReason.MISSING_REGISTRY_BINDING, unmatched);
        }
        String failed = reports(outcomes, ReleaseOutcome.Failed.class);
        if (!failed.isEmpty()) {
            return ConditionState.fails(RELEASES_RENDERED, ConditionReason.RELEASE_FAILED, failed);
        }
        String missing = clauses(rejection -> rejection.reason().isMissingDependency());
        if (!missing.isEmpty()) {
            return ConditionState.fails(RELEASES_RENDERED, ConditionReason.MISSING_DEPENDENCIES, missing);
        }
        String unfinished = reports(outcomes, ReleaseOutcome.Unfinished.class);
        return unfinished.isEmpty()
                ? ConditionState.holds(
                        RELEASES_RENDERED,
                        ConditionReason.ALL_RENDERED,
                        "the chart of every accepted release is pushed")
                : ConditionState.fails(RELEASES_RENDERED, ConditionReason.PENDING, unfinished);
    }

    private static String reports(List<ReleaseOutcome> outcomes, Class<? extends ReleaseOutcome> kind) {
        return outcomes.stream()
                .filter(kind::isInstance)
                .map(outcome -> "Release " + outcome.release().release() + ": " + outcome.why())
                .collect(Collectors.joining("; "));
    }

    private String losers() {
        return clauses(rejection -> !isUnknown(rejection) && !rejection.reason().isMissingDependency());
    }

    private String clauses(Predicate<Rejection> which) {
        return resolution.rejected().stream()
                .filter(which)
                .map(rejection -> "ReleaseBinding " + rejection.binding() + ": " + rejection.rule())
                .collect(Collectors.joining("; "));
    }

    private static boolean isUnknown(Rejection rejection) {
        return rejection.reason() == RejectionReason.TARGET_NOT_GRANTED;
    }
}
