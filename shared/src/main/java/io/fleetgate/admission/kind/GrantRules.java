package io.fleetgate.admission.kind;

import io.fleetgate.admission.rule.KindRules;
import io.fleetgate.api.solar.ReferenceGrantSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.Kind;
import io.fleetgate.policy.Rule;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.store.Snapshot;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Advice about ReferenceGrants: entries match exactly, so one that names no kind that refers grants nothing. */
final class GrantRules {
    private static final Set<GroupKind> KINDS =
            SolarKinds.ALL.stream().map(Kind::groupKind).collect(Collectors.toUnmodifiableSet());

    private GrantRules() {}

    static KindRules<ReferenceGrantSpec> of() {
        return KindRules.of(SolarKinds.REFERENCE_GRANT)
                .advice(Rule.NO_EFFECT, GrantRules::effect)
                .build();
    }

    private static void effect(Snapshot overlay, FleetObject<ReferenceGrantSpec> grant, Consumer<Problem> warnings) {
        ReferenceGrantSpec spec = grant.spec();
        if (spec.from().isEmpty() || spec.to().isEmpty()) {
            String list = spec.from().isEmpty() ? "spec.from" : "spec.to";
            warnings.accept(Problem.warning(list, Reason.NO_EFFECT, "is empty, so nothing is granted", "list entries"));
        }
        for (int i = 0; i < spec.from().size(); i++) {
            ReferenceGrantSpec.From from = spec.from().get(i);
            warnIfUnknown("spec.from[" + i + "]", new GroupKind(from.group(), from.kind()), warnings);
        }
        for (int i = 0; i < spec.to().size(); i++) {
            ReferenceGrantSpec.To to = spec.to().get(i);
            warnIfUnknown("spec.to[" + i + "]", new GroupKind(to.group(), to.kind()), warnings);
        }
    }

    private static void warnIfUnknown(String path, GroupKind kind, Consumer<Problem> warnings) {
        if (!KINDS.contains(kind)) {
            warnings.accept(Problem.warning(
                    path,
                    Reason.NO_EFFECT,
                    "group and kind name nothing that refers or is referred to here",
                    "write them exactly, without wildcards, such as " + SolarKinds.GROUP + " and Target"));
        }
    }
}
