package io.fleetgate.admission.kind;

import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.text.DnsLabel;
import io.fleetgate.text.PrintableText;
import java.util.function.Consumer;

/**
 * A uniqueName that is set after the Release was created. That is allowed, as it is immutable once set; but where it is not
 * the name that the release already goes by on its targets, everything there is undeployed and deployed anew.
 */
final class FirstUniqueName {
    private static final String PATH = "spec.uniqueName";

    private FirstUniqueName() {}

    static void check(FleetObject<ReleaseSpec> before, FleetObject<ReleaseSpec> after, Consumer<Problem> problems) {
        String name = after.spec().uniqueName();
        if (!before.spec().uniqueName().isEmpty() || name.isEmpty()) {
            return;
        }
        String effective = before.status().path("effectiveUniqueName").asText("");
        if (!effective.isEmpty() && !effective.equals(name)) {
            problems.accept(Problem.warning(
                    PATH,
                    Reason.IDENTITY_MOVES,
                    "moves the identity on targets from " + PrintableText.quoted(effective) + " to "
                            + PrintableText.quoted(name) + ": what is deployed there is removed and deployed anew",
                    "use " + PrintableText.quoted(effective) + " to keep what is deployed"));
        }
        if (!DnsLabel.isValid(name)) {
            problems.accept(Problem.warning(
                    PATH,
                    Reason.INVALID,
                    PrintableText.quoted(name) + " cannot be the name of an object on a target",
                    "choose a DNS label: it can never be changed again"));
        }
    }
}
