package io.fleetgate.api.solar;

import io.fleetgate.api.AbsentFields;
import java.util.Set;

/** The values that a reader of this group gives to an absent field. */
final class Unset extends AbsentFields {
    Unset() {
        super(Set.of(
                new LocalReference(""),
                new ObjectReference("", ""),
                new Entrypoint("", ""),
                RenderedChart.NONE,
                ReleaseRendering.NONE.input(),
                BootstrapRendering.NONE.input(),
                ReleaseRendering.NONE,
                BootstrapRendering.NONE));
    }
}
