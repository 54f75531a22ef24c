package io.fleetgate.model;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.OwnerReference;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.store.Snapshot;
import java.util.Optional;

/** What no single write may do, whatever the fleet looked like before: the published order of deletions. */
final class DeletionContract {
    private DeletionContract() {}

    static void check(Snapshot before, Snapshot after) {
        for (var profile : before.list(SolarKinds.PROFILE)) {
            Optional<FleetObject<?>> now =
                    after.find(SolarKinds.PROFILE, profile.key()).map(found -> found);
            boolean hasBindings =
                    after.list(SolarKinds.RELEASE_BINDING).stream().anyMatch(binding -> isOwned(binding, profile));
            if (hasBindings && loses(profile, now, Finalizers.own(profile.kind()))) {
                throw new IllegalStateException("a Profile is let go before its bindings: " + ObjectId.of(profile));
            }
            ObjectKey release = new ObjectKey(
                    profile.namespace(), profile.spec().releaseRef().name());
            before.find(SolarKinds.RELEASE, release).ifPresent(found -> {
                Optional<FleetObject<?>> released =
                        after.find(SolarKinds.RELEASE, release).map(object -> object);
                if (hasBindings && loses(found, released, Finalizers.protecting(found.kind()))) {
                    throw new IllegalStateException("a Release is let go before the bindings: " + release);
                }
            });
        }
    }

    /** The API server stores one controller of an object only; of two that are given, the first counts. */
    private static boolean isOwned(FleetObject<?> binding, FleetObject<?> profile) {
        return binding.namespace().equals(profile.namespace())
                && binding.metadata().ownerReferences().stream()
                        .filter(OwnerReference::isController)
                        .limit(1)
                        .anyMatch(owner -> owner.kind().equals("Profile")
                                && owner.name().equals(profile.name())
                                && owner.uid().equals(profile.metadata().uid()));
    }

    private static boolean loses(FleetObject<?> before, Optional<FleetObject<?>> now, Optional<String> finalizer) {
        return finalizer.filter(before.metadata().finalizers()::contains).isPresent()
                && now.filter(object -> object.metadata().finalizers().contains(finalizer.orElseThrow()))
                        .isEmpty();
    }
}
