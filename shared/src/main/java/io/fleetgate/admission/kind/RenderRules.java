package io.fleetgate.admission.kind;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.admission.rule.KindRules;
import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.RenderBindingSpec;
import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.policy.Rule;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.rollout.reference.References;
import java.util.List;
import java.util.function.Consumer;

/** Rules of the kinds that rendering is recorded in. */
final class RenderRules {
    private static final List<String> RENDERER_CONFIG = List.of("type", "release", "bootstrap");

    private RenderRules() {}

    static KindRules<RenderTaskSpec> task() {
        return KindRules.of(SolarKinds.RENDER_TASK)
                .onUpdate(Rule.IMMUTABLE_RENDERER_CONFIG, RenderRules::rendererConfigStays)
                .build();
    }

    static KindRules<RenderArtifactSpec> artifact() {
        return KindRules.of(SolarKinds.RENDER_ARTIFACT)
                .always(Rule.REQUIRED_FIELDS, RenderRules::completeArtifact)
                .reference("spec.registryRef", SolarKinds.REGISTRY, References::artifactRegistry)
                .build();
    }

    static KindRules<RenderBindingSpec> binding() {
        return KindRules.of(SolarKinds.RENDER_BINDING)
                .always(Rule.REQUIRED_FIELDS, RenderRules::completeBinding)
                .build();
    }

    /** The three fields are one inlined configuration, and are reported under its published name. */
    private static void rendererConfigStays(
            FleetObject<RenderTaskSpec> before, FleetObject<RenderTaskSpec> after, Consumer<Problem> problems) {
        List<String> changed = RENDERER_CONFIG.stream()
                .filter(field -> !withoutEmpty(before, field).equals(withoutEmpty(after, field)))
                .map(field -> "spec." + field)
                .toList();
        if (!changed.isEmpty()) {
            problems.accept(Problem.error(
                    "spec.rendererConfig",
                    Reason.IMMUTABLE,
                    "is immutable, but " + String.join(" and ", changed)
                            + (changed.size() == 1 ? " differs" : " differ"),
                    "create another RenderTask"));
        }
    }

    private static JsonNode withoutEmpty(FleetObject<?> task, String field) {
        return EmptyValues.removed(task.document().path("spec").path(field));
    }

    private static void completeArtifact(FleetObject<RenderArtifactSpec> artifact, Consumer<Problem> problems) {
        RenderArtifactSpec spec = artifact.spec();
        FieldRules.required(spec.baseURL(), "spec.baseURL", problems);
        FieldRules.required(spec.repository(), "spec.repository", problems);
        FieldRules.required(spec.tag(), "spec.tag", problems);
        FieldRules.required(spec.renderTaskRef(), "spec.renderTaskRef", problems);
    }

    private static void completeBinding(FleetObject<RenderBindingSpec> binding, Consumer<Problem> problems) {
        RenderBindingSpec spec = binding.spec();
        FieldRules.required(spec.renderArtifactRef().name(), "spec.renderArtifactRef.name", problems);
        FieldRules.required(spec.ownerKind(), "spec.ownerKind", problems);
        FieldRules.required(spec.ownerName(), "spec.ownerName", problems);
        FieldRules.required(spec.ownerNamespace(), "spec.ownerNamespace", problems);
    }
}
