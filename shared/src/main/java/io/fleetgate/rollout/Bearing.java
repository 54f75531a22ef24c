package io.fleetgate.rollout;

import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.store.Change;
import java.util.Objects;
import java.util.Set;

/**
 * Whether a change can bear on what targets run, told from the change alone. Most cannot: annotations, the values of a
 * release, finalizers, and anything about an object that is being deleted already. The last is so on purpose, though it is not
 * always true: when somebody takes the finalizer away that alone still held a binding, its target loses the release. Such a
 * change only finishes a deletion that was judged when it was asked for, and is never stood in the way of.
 */
public final class Bearing {
    private static final Set<Kind<?>> KINDS = Set.of(
            SolarKinds.TARGET,
            SolarKinds.PROFILE,
            SolarKinds.RELEASE_BINDING,
            SolarKinds.RELEASE,
            SolarKinds.COMPONENT_VERSION,
            SolarKinds.REFERENCE_GRANT);

    private Bearing() {}

    /** Whether the change is worth looking at targets for. */
    public static boolean isPossible(Change change) {
        return KINDS.contains(change.kind())
                && switch (change) {
                    case Change.Create(FleetObject<?> after) -> !after.isTerminating();
                    case Change.Update(FleetObject<?> before, FleetObject<?> after) ->
                        !before.isTerminating() && !after.isTerminating() && differs(before, after);
                    case Change.Delete(FleetObject<?> before) -> !before.isTerminating();
                };
    }

    private static boolean differs(FleetObject<?> before, FleetObject<?> after) {
        Kind<?> kind = after.kind();
        if (kind.equals(SolarKinds.TARGET)) {
            return !before.labels().equals(after.labels());
        }
        if (kind.equals(SolarKinds.RELEASE)) {
            return releaseDiffers(SolarKinds.RELEASE.cast(before), SolarKinds.RELEASE.cast(after));
        }
        if (kind.equals(SolarKinds.RELEASE_BINDING)) {
            return bindingDiffers(SolarKinds.RELEASE_BINDING.cast(before), SolarKinds.RELEASE_BINDING.cast(after));
        }
        if (kind.equals(SolarKinds.COMPONENT_VERSION)) {
            return !SolarKinds.COMPONENT_VERSION
                    .cast(before)
                    .spec()
                    .componentRef()
                    .equals(SolarKinds.COMPONENT_VERSION.cast(after).spec().componentRef());
        }
        return !before.spec().equals(after.spec());
    }

    private static boolean releaseDiffers(FleetObject<ReleaseSpec> before, FleetObject<ReleaseSpec> after) {
        return !before.labels().equals(after.labels())
                || before.spec().priority() != after.spec().priority()
                || !before.spec().uniqueName().equals(after.spec().uniqueName())
                || !Objects.equals(before.spec().antiAffinity(), after.spec().antiAffinity())
                || !References.componentVersion(before).equals(References.componentVersion(after));
    }

    private static boolean bindingDiffers(
            FleetObject<ReleaseBindingSpec> before, FleetObject<ReleaseBindingSpec> after) {
        return !References.target(before).equals(References.target(after))
                || !References.release(before).equals(References.release(after))
                || !before.metadata().ownerReferences().equals(after.metadata().ownerReferences());
    }
}
