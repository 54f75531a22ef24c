package io.fleetgate.settlement;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.ObjectReference;
import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.NewObject;
import io.fleetgate.render.name.ChartAddress;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.settlement.form.Draft;

/** A RenderArtifact that is to be created, with the registry by which its tag can be deleted. */
record NewArtifact(NewObject<RenderArtifactSpec> artifact, ObjectReference registry) implements Draft {
    @Override
    public ObjectNode document() {
        ObjectNode document = artifact.document();
        Finalizers.own(SolarKinds.RENDER_ARTIFACT)
                .ifPresent(document.withObjectProperty("metadata").putArray("finalizers")::add);
        if (!registry.name().isEmpty()) {
            document.set("spec", withRegistry(document, registry));
        }
        document.putObject("status").put("chartURL", url(artifact.spec()));
        return document;
    }

    /** The spec of an artifact with another registry. */
    static ObjectNode withRegistry(ObjectNode artifact, ObjectReference registry) {
        ObjectNode spec = artifact.objectNode();
        if (artifact.get("spec") instanceof ObjectNode given) {
            spec.setAll(given);
        }
        ObjectNode reference = spec.putObject("registryRef").put("name", registry.name());
        if (!registry.namespace().isEmpty()) {
            reference.put("namespace", registry.namespace());
        }
        return spec;
    }

    static String url(RenderArtifactSpec spec) {
        return ChartAddress.in(spec.baseURL(), spec.repository(), spec.tag()).url();
    }
}
