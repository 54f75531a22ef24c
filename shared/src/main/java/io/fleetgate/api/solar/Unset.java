package io.fleetgate.api.solar;

import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Equal to every value that a reader gives to an absent field: the form in which Jackson takes a filter. */
final class Unset {
    private static final RenderedChart NO_CHART = new RenderedChart("", "", "", "");
    private static final Entrypoint NO_ENTRYPOINT = new Entrypoint("", "");
    private static final LocalReference NO_OBJECT = new LocalReference("");
    private static final ReleaseRendering.Input NO_RELEASE =
            new ReleaseRendering.Input(NO_OBJECT, Map.of(), NO_ENTRYPOINT);
    private static final BootstrapRendering.Input NO_RELEASES =
            new BootstrapRendering.Input(Map.of(), MissingNode.getInstance());
    private static final Set<Object> VALUES = Set.of(
            "",
            false,
            0,
            List.of(),
            Map.of(),
            MissingNode.getInstance(),
            NO_OBJECT,
            new ObjectReference("", ""),
            NO_ENTRYPOINT,
            NO_CHART,
            NO_RELEASE,
            NO_RELEASES,
            new ReleaseRendering(NO_CHART, NO_RELEASE, "", MissingNode.getInstance()),
            new BootstrapRendering(NO_CHART, NO_RELEASES));

    @Override
    public boolean equals(@Nullable Object value) {
        return value == null || VALUES.contains(value);
    }

    @Override
    public int hashCode() {
        return VALUES.hashCode();
    }
}
