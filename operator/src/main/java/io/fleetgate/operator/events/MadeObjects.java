package io.fleetgate.operator.events;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.store.Snapshot;
import java.util.Optional;

/** What is told of bindings and tasks that come and go, on what they are made for; nothing of other kinds. */
final class MadeObjects {
    private MadeObjects() {}

    static Optional<Occurrence> created(FleetObject<?> object, Snapshot fleet) {
        return told(object, fleet, "Created", "Create", "created");
    }

    static Optional<Occurrence> deleted(FleetObject<?> object, Snapshot fleet) {
        return told(object, fleet, "Deleted", "Delete", "deleted");
    }

    private static Optional<Occurrence> told(
            FleetObject<?> object, Snapshot fleet, String reason, String action, String verb) {
        if (object.kind().equals(SolarKinds.RELEASE_BINDING)) {
            String target =
                    References.target(SolarKinds.RELEASE_BINDING.cast(object)).toString();
            return Regarding.ownerOf(object, fleet)
                    .map(profile -> new Occurrence(
                            profile,
                            Occurrence.Type.NORMAL,
                            reason,
                            action,
                            verb + " the ReleaseBinding for Target ",
                            target));
        } else if (object.kind().equals(SolarKinds.RENDER_TASK)) {
            return Regarding.ownerOf(object, fleet)
                    .map(target -> new Occurrence(
                            target, Occurrence.Type.NORMAL, reason, action, verb + " RenderTask ", object.name()));
        }
        return Optional.empty();
    }
}
