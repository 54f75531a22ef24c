package io.fleetgate.rollout.binding;

import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.reference.Ownership;
import io.fleetgate.rollout.reference.References;
import java.util.Optional;

/** A binding of the settled fleet: one that is stored and stays, or one that the operator will create for a Profile. */
public sealed interface SettledBinding {

    /** A stored binding that stays. */
    record Kept(FleetObject<ReleaseBindingSpec> binding) implements SettledBinding {
        @Override
        public ObjectKey key() {
            return binding.key();
        }

        @Override
        public ObjectKey release() {
            return References.release(binding);
        }

        @Override
        public ObjectKey target() {
            return References.target(binding);
        }

        @Override
        public Optional<ObjectKey> owner() {
            return Ownership.profileOf(binding).stream().findFirst();
        }
    }

    /** A binding that does not exist yet, under the name that it will have. */
    record Created(ObjectKey key, FleetObject<ProfileSpec> profile, ObjectKey target) implements SettledBinding {

        static Created of(FleetObject<ProfileSpec> profile, ObjectKey target) {
            return new Created(finalKey(profile, target), profile, target);
        }

        /** The key that the operator gives to the binding of a target. */
        static ObjectKey finalKey(FleetObject<ProfileSpec> profile, ObjectKey target) {
            String release = ProfileSelection.release(profile).name();
            return new ObjectKey(profile.namespace(), BindingName.of(profile.key(), target, release));
        }

        @Override
        public ObjectKey release() {
            return ProfileSelection.release(profile);
        }

        @Override
        public Optional<ObjectKey> owner() {
            return Optional.of(profile.key());
        }
    }

    ObjectKey key();

    ObjectKey release();

    ObjectKey target();

    /** The Profile that the binding is made for; empty for one made by hand. */
    Optional<ObjectKey> owner();
}
