package io.fleetgate.api.solar;

import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Equal to every value that a reader gives to an absent field: the form in which Jackson takes a filter. */
final class Unset {
    private static final Set<Object> VALUES = Set.of(
            "",
            false,
            0,
            List.of(),
            Map.of(),
            MissingNode.getInstance(),
            new LocalReference(""),
            new ObjectReference("", ""),
            new Entrypoint("", ""),
            RenderedChart.NONE,
            ReleaseRendering.NONE.input(),
            BootstrapRendering.NONE.input(),
            ReleaseRendering.NONE,
            BootstrapRendering.NONE);

    @Override
    public boolean equals(@Nullable Object value) {
        return value == null || VALUES.contains(value);
    }

    @Override
    public int hashCode() {
        return VALUES.hashCode();
    }
}
