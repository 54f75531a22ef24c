package io.fleetgate.rollout.binding;

import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.grant.Grants;
import io.fleetgate.object.FleetObject;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.store.Snapshot;
import java.util.SortedSet;
import java.util.TreeSet;

/** In which namespaces a Profile may select targets: its own, and those that are known to grant it. */
public final class ProfileReach {
    private ProfileReach() {}

    /** That of the Profiles of a namespace. */
    static SortedSet<String> of(Snapshot snapshot, String namespace) {
        SortedSet<String> namespaces =
                new TreeSet<>(Grants.granting(snapshot, SolarKinds.PROFILE, namespace, SolarKinds.TARGET));
        namespaces.add(namespace);
        return namespaces;
    }

    /** Whether bindings of a Profile aim beyond it, at a namespace of which a grant cannot be read. */
    public static boolean isExceeded(Snapshot snapshot, FleetObject<ProfileSpec> profile) {
        SortedSet<String> doubtful = Grants.doubtful(snapshot);
        if (doubtful.isEmpty()) {
            return false;
        }
        doubtful.removeAll(of(snapshot, profile.namespace()));
        return snapshot.readable().lookup(RolloutIndexes.BINDINGS_BY_PROFILE, profile.key()).stream()
                .anyMatch(
                        binding -> doubtful.contains(References.target(binding).namespace()));
    }
}
