package io.fleetgate.rollout.binding;

import io.fleetgate.api.solar.RegistryBindingSpec;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.grant.Grants;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.Index;
import io.fleetgate.store.Snapshot;
import java.util.Collection;

/**
 * What says that it refers to an object, from whatever namespace, granted or not. Of what cannot be read only that may be
 * among it which is granted: else anybody could keep the objects of others from being decided about.
 */
public final class Referring {
    private Referring() {}

    public static Collection<FleetObject<ReleaseBindingSpec>> bindings(Snapshot snapshot, ObjectKey target) {
        return lookup(snapshot, RolloutIndexes.BINDINGS_BY_TARGET, SolarKinds.TARGET, target);
    }

    public static Collection<FleetObject<RegistryBindingSpec>> registryBindings(Snapshot snapshot, ObjectKey target) {
        return lookup(snapshot, RolloutIndexes.REGISTRY_BINDINGS_BY_TARGET, SolarKinds.TARGET, target);
    }

    public static Collection<FleetObject<ReleaseSpec>> releases(Snapshot snapshot, ObjectKey componentVersion) {
        return lookup(
                snapshot, RolloutIndexes.RELEASES_BY_COMPONENT_VERSION, SolarKinds.COMPONENT_VERSION, componentVersion);
    }

    public static Collection<FleetObject<TargetSpec>> targets(Snapshot snapshot, ObjectKey registry) {
        return lookup(snapshot, RolloutIndexes.TARGETS_BY_REGISTRY, SolarKinds.REGISTRY, registry);
    }

    /** By any such index. */
    public static <S> Collection<FleetObject<S>> lookup(
            Snapshot snapshot, Index<S, ObjectKey> index, Kind<?> to, ObjectKey key) {
        return snapshot.lookup(index, key, from -> Grants.permit(snapshot, index.kind(), from, to, key.namespace()));
    }
}
