package io.fleetgate.render.task;

import com.fasterxml.jackson.databind.node.MissingNode;
import io.fleetgate.api.solar.BootstrapRendering;
import io.fleetgate.api.solar.ReleaseRendering;
import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.api.solar.RenderedChart;

/**
 * Whether two tasks render the same. Descriptions of charts do not count: they are for people, and rewording one is no
 * reason to render every chart of a fleet again.
 */
public final class SpecEquality {
    private SpecEquality() {}

    public static boolean areEqual(RenderTaskSpec a, RenderTaskSpec b) {
        return withoutFreeParts(a).equals(withoutFreeParts(b))
                && CanonicalJson.areEqual(a.release().values(), b.release().values())
                && CanonicalJson.areEqual(
                        a.bootstrap().input().userdata(), b.bootstrap().input().userdata());
    }

    /** The part that its records compare rightly. */
    private static RenderTaskSpec withoutFreeParts(RenderTaskSpec spec) {
        return new RenderTaskSpec(
                spec.type(),
                withoutFreeParts(spec.release()),
                withoutFreeParts(spec.bootstrap()),
                spec.repository(),
                spec.tag(),
                spec.baseURL(),
                spec.pushSecretRef(),
                spec.plainHTTP(),
                spec.failedJobTTL(),
                spec.ownerName(),
                spec.ownerNamespace(),
                spec.ownerKind());
    }

    private static ReleaseRendering withoutFreeParts(ReleaseRendering release) {
        return new ReleaseRendering(
                withoutDescription(release.chart()),
                release.input(),
                release.targetNamespace(),
                MissingNode.getInstance());
    }

    private static BootstrapRendering withoutFreeParts(BootstrapRendering bootstrap) {
        return new BootstrapRendering(
                withoutDescription(bootstrap.chart()),
                new BootstrapRendering.Input(bootstrap.input().releases(), MissingNode.getInstance()));
    }

    private static RenderedChart withoutDescription(RenderedChart chart) {
        return new RenderedChart(chart.name(), "", chart.version(), chart.appVersion());
    }
}
