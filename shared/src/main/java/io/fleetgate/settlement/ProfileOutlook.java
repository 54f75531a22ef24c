package io.fleetgate.settlement;

import static io.fleetgate.condition.ConditionType.ACCEPTED;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.condition.ConditionReason;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.Part;
import io.fleetgate.problem.Problem;
import io.fleetgate.rollout.binding.ProfileReach;
import io.fleetgate.rollout.binding.ProfileSelection;
import io.fleetgate.selector.ParsedSelector;
import io.fleetgate.selector.Selector;
import io.fleetgate.settlement.form.Outlook;
import io.fleetgate.store.Snapshot;
import java.util.List;
import java.util.stream.Collectors;

/** What becomes of a Profile: whether it rolls anything out, and to how many targets. */
final class ProfileOutlook {
    private ProfileOutlook() {}

    static Outlook of(Snapshot snapshot, FleetObject<ProfileSpec> profile) {
        Outlook outlook = Outlook.finalizers(Finalization.of(snapshot, profile));
        if (profile.isTerminating()) {
            return outlook;
        }
        return switch (ProfileSelection.selector(profile.spec())) {
            case ParsedSelector.Invalid(List<Problem> problems) -> outlook.with(List.of(invalidSelector(problems)));
            case Selector valid -> counted(snapshot, profile, outlook.with(List.of(accepted(snapshot, profile))));
        };
    }

    /** Targets that are bound by a grant which cannot be read any more are not known to be lost, so the stored number stands. */
    private static Outlook counted(Snapshot snapshot, FleetObject<ProfileSpec> profile, Outlook outlook) {
        return ProfileReach.isExceeded(snapshot, profile)
                ? outlook
                : outlook.withField("matchedTargets", count(snapshot, profile));
    }

    /** Nothing is known of what an invalid selector was meant to select, so the stored number stands. */
    private static ConditionState invalidSelector(List<Problem> problems) {
        return ConditionState.fails(
                ACCEPTED,
                ConditionReason.INVALID_SELECTOR,
                "bindings are left as they are: "
                        + problems.stream()
                                .map(problem -> problem.path() + " " + problem.message())
                                .collect(Collectors.joining("; ")));
    }

    private static ConditionState accepted(Snapshot snapshot, FleetObject<ProfileSpec> profile) {
        ObjectKey release = ProfileSelection.release(profile);
        if (release.name().isEmpty()) {
            return ConditionState.fails(
                    ACCEPTED, ConditionReason.NO_RELEASE, "spec.releaseRef.name is empty, so nothing is bound");
        }
        return snapshot.asking(Part.NOTHING).find(SolarKinds.RELEASE, release).isEmpty()
                ? ConditionState.fails(
                        ACCEPTED,
                        ConditionReason.RELEASE_NOT_FOUND,
                        "targets are bound, but Release " + release + " does not exist")
                : ConditionState.holds(ACCEPTED, ConditionReason.ACCEPTED, "rolls out Release " + release);
    }

    /** Left out at zero, as the published API does. */
    private static JsonNode count(Snapshot snapshot, FleetObject<ProfileSpec> profile) {
        int matched = ProfileSelection.count(snapshot, profile);
        return matched == 0 ? MissingNode.getInstance() : JsonNodeFactory.instance.numberNode(matched);
    }
}
