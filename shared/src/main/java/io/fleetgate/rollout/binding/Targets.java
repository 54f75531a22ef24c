package io.fleetgate.rollout.binding;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.Part;
import io.fleetgate.store.Snapshot;
import java.util.Optional;

/** The targets that something can be bound to. For that, nobody asks what they say but their labels. */
final class Targets {
    private Targets() {}

    /** One that exists and will stay; its spec may be one that cannot be read. */
    static Optional<FleetObject<TargetSpec>> staying(Snapshot snapshot, ObjectKey key) {
        return snapshot.asking(Part.METADATA).find(SolarKinds.TARGET, key).filter(target -> !Lifecycle.isGone(target));
    }
}
