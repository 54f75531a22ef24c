package io.fleetgate.settlement.reach;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.artifact.RenderIndexes;
import io.fleetgate.rollout.reference.References;
import java.util.List;

/** The target that an object is bound to or rendered for; it need not be stored. */
public final class OwningTarget {
    private OwningTarget() {}

    /** The one target; none for an object of another kind, or one that is rendered for something else. */
    public static List<ObjectKey> of(FleetObject<?> object) {
        Kind<?> kind = object.kind();
        if (kind.equals(SolarKinds.RELEASE_BINDING)) {
            return List.of(References.target(SolarKinds.RELEASE_BINDING.cast(object)));
        } else if (kind.equals(SolarKinds.RENDER_TASK)) {
            return RenderIndexes.owningTarget(SolarKinds.RENDER_TASK.cast(object));
        } else if (kind.equals(SolarKinds.RENDER_BINDING)) {
            return RenderIndexes.boundFor(SolarKinds.RENDER_BINDING.cast(object));
        }
        return List.of();
    }
}
