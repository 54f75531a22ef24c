package io.fleetgate.settlement;

import io.fleetgate.render.artifact.RenderIndexes;
import io.fleetgate.rollout.binding.RolloutIndexes;
import io.fleetgate.store.Projection;
import java.util.List;
import java.util.stream.Stream;

/** The indexes, and whatever else follows from the whole fleet: what every snapshot is built with. */
public final class FleetIndexes {

    public static final List<Projection<?>> ALL = Stream.<Projection<?>>concat(
                    RolloutIndexes.ALL.stream(), RenderIndexes.ALL.stream())
            .toList();

    private FleetIndexes() {}
}
