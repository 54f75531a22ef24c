package io.fleetgate.admission.kind;

import io.fleetgate.admission.rule.KindRules;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.policy.Rule;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.text.DnsLabel;
import io.fleetgate.text.PrintableText;
import java.util.function.Consumer;

/** Rules of Releases: what they refer to, and the identity that they claim on targets. */
final class ReleaseRules {
    private static final String UNIQUE_NAME = "spec.uniqueName";

    private ReleaseRules() {}

    static KindRules<ReleaseSpec> of() {
        return KindRules.of(SolarKinds.RELEASE)
                .always(Rule.REQUIRED_FIELDS, ReleaseRules::componentVersion)
                .always(Rule.CONTRADICTORY_REFERENCES, ReleaseRules::oneNamespace)
                .always(Rule.VALID_SELECTOR, ReleaseRules::antiAffinity)
                .onCreate(Rule.UNIQUE_NAME_FORMAT, ReleaseRules::createdName)
                .onUpdate(Rule.IMMUTABLE_UNIQUE_NAME, ReleaseRules::uniqueNameStays)
                .onUpdate(Rule.FIRST_UNIQUE_NAME, FirstUniqueName::check)
                .reference("spec.componentVersionRef", SolarKinds.COMPONENT_VERSION, References::componentVersion)
                .build();
    }

    private static void componentVersion(FleetObject<ReleaseSpec> release, Consumer<Problem> problems) {
        FieldRules.required(release.spec().componentVersionRef().name(), "spec.componentVersionRef.name", problems);
    }

    private static void oneNamespace(FleetObject<ReleaseSpec> release, Consumer<Problem> problems) {
        ReleaseSpec spec = release.spec();
        FieldRules.sameNamespace(
                spec.componentVersionRef().namespace(),
                "spec.componentVersionRef.namespace",
                spec.componentVersionNamespace(),
                "spec.componentVersionNamespace",
                problems);
    }

    private static void antiAffinity(FleetObject<ReleaseSpec> release, Consumer<Problem> problems) {
        FieldRules.validSelector(release.spec().antiAffinity(), "spec.antiAffinity", problems);
    }

    private static void createdName(FleetObject<ReleaseSpec> release, Consumer<Problem> problems) {
        String uniqueName = release.spec().uniqueName();
        if (!uniqueName.isEmpty() && !DnsLabel.isValid(uniqueName)) {
            problems.accept(Problem.error(
                    UNIQUE_NAME,
                    Reason.INVALID,
                    PrintableText.quoted(uniqueName) + " cannot be the name of an object on a target",
                    "use 1 to 63 of a-z, 0-9 and '-', beginning and ending with a letter or digit"));
        }
    }

    private static void uniqueNameStays(
            FleetObject<ReleaseSpec> before, FleetObject<ReleaseSpec> after, Consumer<Problem> problems) {
        String old = before.spec().uniqueName();
        if (!old.isEmpty() && !old.equals(after.spec().uniqueName())) {
            String what = after.spec().uniqueName().isEmpty()
                    ? "cannot be cleared"
                    : "cannot become " + PrintableText.quoted(after.spec().uniqueName());
            problems.accept(Problem.error(
                    UNIQUE_NAME,
                    Reason.IMMUTABLE,
                    "is immutable once set: " + PrintableText.quoted(old) + " " + what,
                    "keep the value, or create another Release"));
        }
    }
}
