package io.fleetgate.admission;

import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.rollout.References;
import io.fleetgate.store.Snapshot;
import io.fleetgate.text.DnsLabel;
import io.fleetgate.text.PrintableText;
import java.util.List;
import java.util.function.Consumer;

/** Rules of Releases: what they refer to, and the identity that they claim on targets. */
final class ReleaseRules {
    private static final String UNIQUE_NAME = "spec.uniqueName";
    private static final String COMPONENT_VERSION = "spec.componentVersionRef.name";

    private ReleaseRules() {}

    static KindRules<ReleaseSpec> of(AdmissionPolicy policy) {
        return new KindRules<>(
                SolarKinds.RELEASE,
                List.of(ReleaseRules::references, ReleaseRules::antiAffinity),
                List.of(ReleaseRules::createdName),
                List.of(ReleaseRules::uniqueNameStays, new FirstUniqueName(policy)::check),
                List.of(ReleaseRules::componentVersion));
    }

    private static void references(FleetObject<ReleaseSpec> release, Consumer<Problem> problems) {
        ReleaseSpec spec = release.spec();
        FieldRules.required(spec.componentVersionRef().name(), COMPONENT_VERSION, problems);
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

    private static void componentVersion(
            Snapshot overlay, FleetObject<ReleaseSpec> release, Consumer<Problem> warnings) {
        ReferenceAdvice.check(
                overlay,
                release,
                SolarKinds.COMPONENT_VERSION,
                References.componentVersion(release),
                "spec.componentVersionRef",
                warnings);
    }
}
