package io.fleetgate.recorded;

import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.OwnerReference;
import io.fleetgate.store.Snapshot;

/** Names of the bindings that Profiles own. Their last five characters were random in the recordings, where ????? stands. */
final class GeneratedNames {
    private static final String RANDOM = "?????";

    private GeneratedNames() {}

    static String masked(String text, Snapshot fleet) {
        String masked = text;
        for (FleetObject<ReleaseBindingSpec> binding : fleet.list(SolarKinds.RELEASE_BINDING)) {
            masked = masked.replace(binding.key().toString(), masked(binding));
        }
        return masked;
    }

    /** The stored object that is meant by one which may have a masked name. */
    static FleetObject<?> find(Snapshot fleet, FleetObject<?> meant) {
        return fleet.list(meant.kind()).stream()
                .filter(stored -> masked(stored).equals(meant.key().toString()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("not stored: " + meant.key()));
    }

    private static String masked(FleetObject<?> object) {
        String key = object.key().toString();
        return object.metadata().ownerReferences().stream().anyMatch(OwnerReference::isController)
                ? key.substring(0, key.length() - RANDOM.length()) + RANDOM
                : key;
    }
}
