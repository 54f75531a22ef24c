package io.fleetgate.rollout;

import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.Snapshot;
import java.util.List;
import java.util.stream.Stream;

/**
 * Whether a terminating object is gone in the settled fleet. It is, once nothing holds it: the operator removes its own
 * finalizers when their purpose is fulfilled, and never those of anybody else. An object that is referred to is held even
 * where its protecting finalizer has not been written yet, for the operator would have written it.
 */
public final class Lifecycle {
    private Lifecycle() {}

    /** Whether an object that nothing protects by reference is gone. */
    static boolean isGone(FleetObject<?> object) {
        return object.isTerminating() && foreignFinalizers(object).findAny().isEmpty();
    }

    /**
     * What keeps an object from going away when it is deleted, each as a phrase such as {@code Profile apps/edge}; sorted,
     * foreign finalizers last.
     */
    public static List<String> holders(Snapshot snapshot, FleetObject<?> object) {
        Stream<String> referring = Stream.of();
        if (object.kind().equals(SolarKinds.RELEASE)) {
            referring = referringToRelease(snapshot, object.key());
        } else if (object.kind().equals(SolarKinds.COMPONENT_VERSION)) {
            referring = referringToComponentVersion(snapshot, object.key());
        }
        return Stream.concat(referring, foreignFinalizers(object)).toList();
    }

    private static Stream<String> referringToRelease(Snapshot snapshot, ObjectKey release) {
        return Stream.concat(
                snapshot.lookup(RolloutIndexes.PROFILES_BY_RELEASE, release).stream()
                        .filter(profile -> !profile.isTerminating())
                        .map(Lifecycle::phrase),
                snapshot.lookup(RolloutIndexes.BINDINGS_BY_RELEASE, release).stream()
                        .filter(binding -> SettledBindings.isKept(snapshot, binding))
                        .map(Lifecycle::phrase));
    }

    private static Stream<String> referringToComponentVersion(Snapshot snapshot, ObjectKey version) {
        return snapshot.lookup(RolloutIndexes.RELEASES_BY_COMPONENT_VERSION, version).stream()
                .filter(release -> !isReleaseGone(snapshot, release))
                .map(Lifecycle::phrase);
    }

    private static boolean isReleaseGone(Snapshot snapshot, FleetObject<ReleaseSpec> release) {
        return isGone(release)
                && referringToRelease(snapshot, release.key()).findAny().isEmpty();
    }

    private static Stream<String> foreignFinalizers(FleetObject<?> object) {
        return object.metadata().finalizers().stream()
                .filter(finalizer -> !Finalizers.isOfTheOperator(object.kind(), finalizer))
                .map(finalizer -> "finalizer " + finalizer);
    }

    private static String phrase(FleetObject<?> object) {
        return object.kind().name() + " " + object.key();
    }
}
