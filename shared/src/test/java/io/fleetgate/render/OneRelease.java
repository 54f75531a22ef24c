package io.fleetgate.render;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.release;

import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;

/** A target on which one release, {@code ns/r}, is accepted. */
final class OneRelease {
    private static final String BINDING = binding("ns/b", "{name: edge}", "r");

    private OneRelease() {}

    static RenderFleet fleet(String body) {
        return RenderFleet.ready(release("ns/r", body), BINDING);
    }

    static RenderFleet deployed() {
        return fleet("").settle().succeed().settle().succeed().settle();
    }

    static String generation(int generation, String body) {
        return object("Release", "ns/r", "generation: " + generation, "componentVersionRef: {name: cv}, " + body);
    }

    static FleetObject<RenderTaskSpec> task(RenderFleet fleet) {
        return fleet.snapshot().list(SolarKinds.RENDER_TASK).iterator().next();
    }
}
