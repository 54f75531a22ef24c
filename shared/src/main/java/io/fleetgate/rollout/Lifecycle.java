package io.fleetgate.rollout;

import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether a terminating object is gone in the settled fleet. It is, once nothing holds it: the operator removes its own
 * finalizers when their purpose is fulfilled, and never those of anybody else. An object that is referred to is held even
 * where its protecting finalizer has not been written yet, for the operator would have written it.
 */
public final class Lifecycle {
    private static final String OPERATOR_FINALIZERS = SolarKinds.GROUP + "/";

    private Lifecycle() {}

    /** Whether an object that nothing protects by reference is gone. */
    static boolean isGone(FleetObject<?> object) {
        return object.isTerminating() && foreignFinalizers(object).isEmpty();
    }

    /** Whether a release is gone: nothing that lives refers to it any more. */
    static boolean isReleaseGone(Snapshot snapshot, FleetObject<ReleaseSpec> release) {
        return release.isTerminating() && releaseHolders(snapshot, release).isEmpty();
    }

    /** Whether a component version is gone: no release refers to it any more. */
    static boolean isComponentVersionGone(Snapshot snapshot, FleetObject<?> version) {
        return version.isTerminating()
                && componentVersionHolders(snapshot, version).isEmpty();
    }

    /**
     * What keeps an object from going away when it is deleted, each as a phrase such as {@code Profile apps/edge}; sorted,
     * foreign finalizers last.
     */
    public static List<String> holders(Snapshot snapshot, FleetObject<?> object) {
        if (object.kind().equals(SolarKinds.RELEASE)) {
            return releaseHolders(snapshot, object);
        }
        return object.kind().equals(SolarKinds.COMPONENT_VERSION)
                ? componentVersionHolders(snapshot, object)
                : foreignFinalizers(object);
    }

    private static List<String> releaseHolders(Snapshot snapshot, FleetObject<?> release) {
        List<String> holders = new ArrayList<>();
        for (FleetObject<ProfileSpec> profile : snapshot.lookup(RolloutIndexes.PROFILES_BY_RELEASE, release.key())) {
            if (!profile.isTerminating()) {
                holders.add(phrase(profile));
            }
        }
        for (FleetObject<ReleaseBindingSpec> binding :
                snapshot.lookup(RolloutIndexes.BINDINGS_BY_RELEASE, release.key())) {
            if (SettledBindings.isKept(snapshot, binding)) {
                holders.add(phrase(binding));
            }
        }
        holders.addAll(foreignFinalizers(release));
        return holders;
    }

    private static List<String> componentVersionHolders(Snapshot snapshot, FleetObject<?> version) {
        List<String> holders = new ArrayList<>();
        for (FleetObject<ReleaseSpec> release :
                snapshot.lookup(RolloutIndexes.RELEASES_BY_COMPONENT_VERSION, version.key())) {
            if (!isReleaseGone(snapshot, release)) {
                holders.add(phrase(release));
            }
        }
        holders.addAll(foreignFinalizers(version));
        return holders;
    }

    private static List<String> foreignFinalizers(FleetObject<?> object) {
        return object.metadata().finalizers().stream()
                .filter(finalizer -> !finalizer.startsWith(OPERATOR_FINALIZERS))
                .map(finalizer -> "finalizer " + finalizer)
                .toList();
    }

    private static String phrase(FleetObject<?> object) {
        ObjectKey key = object.key();
        return object.kind().name() + " " + key;
    }
}
