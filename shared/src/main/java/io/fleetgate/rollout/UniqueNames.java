package io.fleetgate.rollout;

import io.fleetgate.api.solar.ComponentVersionSpec;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.object.FleetObject;
import java.util.Optional;
import java.util.stream.Stream;

/** The identity of a release on its targets. */
public final class UniqueNames {
    private UniqueNames() {}

    /** The release's own unique name, else its component's name; empty where there is neither. */
    public static Optional<String> effective(
            FleetObject<ReleaseSpec> release, FleetObject<ComponentVersionSpec> version) {
        return Stream.of(
                        release.spec().uniqueName(),
                        version.spec().componentRef().name())
                .filter(name -> !name.isEmpty())
                .findFirst();
    }
}
