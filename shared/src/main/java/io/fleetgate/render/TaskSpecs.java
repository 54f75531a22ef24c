package io.fleetgate.render;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.fleetgate.api.solar.BootstrapRendering;
import io.fleetgate.api.solar.ComponentVersionSpec;
import io.fleetgate.api.solar.RegistrySpec;
import io.fleetgate.api.solar.ReleaseRendering;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.api.solar.RenderedChart;
import io.fleetgate.api.solar.ResolvedResourceAccess;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.artifact.Destination;
import io.fleetgate.render.name.RenderNames;
import io.fleetgate.render.task.CanonicalJson;
import java.util.Map;

/** What the tasks of a target are asked to render. */
final class TaskSpecs {
    static final String RELEASE = "release";
    static final String BOOTSTRAP = "bootstrap";

    private final Destination destination;

    TaskSpecs(Destination destination) {
        this.destination = destination;
    }

    /** The task of one release, whose artifacts are pulled as {@code resources} says. */
    RenderTaskSpec release(
            FleetObject<ReleaseSpec> release,
            FleetObject<ComponentVersionSpec> version,
            String tag,
            Map<String, ResolvedResourceAccess> resources) {
        RenderedChart chart = new RenderedChart(
                RenderNames.releaseChart(release.name()),
                "Release " + release.key() + " of ComponentVersion " + version.key(),
                tag,
                tag);
        ReleaseRendering rendering = new ReleaseRendering(
                chart,
                new ReleaseRendering.Input(
                        version.spec().componentRef(), resources, version.spec().entrypoint()),
                release.spec().targetNamespace(),
                absentIfNull(release.spec().values()));
        RegistrySpec registry = destination.registry().spec();
        ObjectKey target = destination.target().key();
        return new RenderTaskSpec(
                RELEASE,
                rendering,
                BootstrapRendering.NONE,
                RenderNames.releaseRepository(target.namespace(), release.key()),
                tag,
                registry.hostname(),
                registry.solarSecretRef(),
                registry.plainHTTP(),
                release.spec().failedJobTTL(),
                target.name(),
                target.namespace(),
                SolarKinds.TARGET.name());
    }

    /** The task of a version of the bootstrap. */
    RenderTaskSpec bootstrap(long version, BootstrapContents contents) {
        ObjectKey target = destination.target().key();
        String tag = RenderNames.bootstrapTag(version);
        BootstrapRendering rendering = new BootstrapRendering(
                new RenderedChart(RenderNames.bootstrapChart(target.name()), contents.description(), tag, tag),
                new BootstrapRendering.Input(
                        contents.charts(),
                        absentIfNull(destination.target().spec().userdata())));
        RegistrySpec registry = destination.registry().spec();
        return new RenderTaskSpec(
                BOOTSTRAP,
                ReleaseRendering.NONE,
                rendering,
                RenderNames.bootstrapRepository(target),
                tag,
                registry.hostname(),
                registry.solarSecretRef(),
                registry.plainHTTP(),
                null,
                target.name(),
                target.namespace(),
                SolarKinds.TARGET.name());
    }

    private static JsonNode absentIfNull(JsonNode node) {
        return CanonicalJson.isNothing(node) ? MissingNode.getInstance() : node;
    }
}
