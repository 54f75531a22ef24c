package io.fleetgate.plan;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.condition.ConditionReason;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.settlement.Settlement;
import java.util.List;
import java.util.Set;

/** What keeps a target from being rendered that did not before: it does not change who wins, but nothing of it arrives. */
final class Blockers {
    /** States that pass by themselves, or say that there is nothing to render. */
    private static final Set<String> NOT_BLOCKING =
            Set.of(ConditionReason.PENDING.wireName(), ConditionReason.NO_RELEASE_BINDINGS.wireName());

    private Blockers() {}

    static List<PlanProblem> introduced(Settlement before, Settlement after, ObjectKey target) {
        List<ConditionState> old = blocking(before, target);
        return blocking(after, target).stream()
                .filter(condition -> !old.contains(condition))
                .map(condition -> new PlanProblem(
                        new ObjectId(SolarKinds.TARGET, target),
                        Problem.warning(
                                "",
                                Reason.RENDERING_BLOCKED,
                                condition.type() + " will be False, " + condition.reason() + ": " + condition.message(),
                                "mend that, or nothing new reaches the target"),
                        0,
                        0))
                .toList();
    }

    private static List<ConditionState> blocking(Settlement settlement, ObjectKey target) {
        return settlement
                .rendering(target)
                .map(rendering -> rendering.conditions().stream()
                        .filter(condition -> condition.status() == ConditionState.Status.FALSE)
                        .filter(condition -> !NOT_BLOCKING.contains(condition.reason()))
                        .toList())
                .orElse(List.of());
    }
}
