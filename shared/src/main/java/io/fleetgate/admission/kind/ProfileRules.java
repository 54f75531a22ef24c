package io.fleetgate.admission.kind;

import io.fleetgate.admission.rule.KindRules;
import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.policy.Rule;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.rollout.binding.ProfileSelection;
import io.fleetgate.selector.ParsedSelector;
import io.fleetgate.selector.Selector;
import io.fleetgate.store.Snapshot;
import java.util.function.Consumer;

/** Rules of Profiles: a selector that can be evaluated, and a release to roll out. */
final class ProfileRules {
    private ProfileRules() {}

    static KindRules<ProfileSpec> of() {
        return KindRules.of(SolarKinds.PROFILE)
                .always(
                        Rule.VALID_SELECTOR,
                        (profile, problems) -> FieldRules.validSelector(
                                profile.spec().targetSelector(), "spec.targetSelector", problems))
                .advice(Rule.NO_EFFECT, ProfileRules::release)
                .reference("spec.releaseRef", SolarKinds.RELEASE, ProfileSelection::release)
                .advice(Rule.SELECTS_EVERYTHING, ProfileRules::selection)
                .build();
    }

    private static void release(Snapshot overlay, FleetObject<ProfileSpec> profile, Consumer<Problem> warnings) {
        if (profile.spec().releaseRef().name().isEmpty()) {
            warnings.accept(Problem.warning(
                    "spec.releaseRef.name",
                    Reason.NO_EFFECT,
                    "names no release, so the Profile binds nothing",
                    "name the Release to roll out"));
        }
    }

    private static void selection(Snapshot overlay, FleetObject<ProfileSpec> profile, Consumer<Problem> warnings) {
        ParsedSelector selector = ProfileSelection.selector(profile.spec());
        if (selector instanceof Selector valid && valid.matchesEverything()) {
            warnings.accept(Problem.warning(
                    "spec.targetSelector",
                    Reason.SELECTS_EVERYTHING,
                    "selects every target in reach, " + ProfileSelection.count(overlay, profile) + " now",
                    "add matchLabels unless the whole fleet is meant"));
        }
    }
}
