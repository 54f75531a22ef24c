package io.fleetgate.rollout.reference;

import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.OwnerReference;
import io.fleetgate.object.Part;
import java.util.List;
import java.util.Optional;

/** Which Profile controls a binding. */
public final class Ownership {
    /** What a binding says of who controls it. */
    public static final Part PART = Part.of("metadata.ownerReferences");

    private static final String API_GROUP = SolarKinds.GROUP + "/";

    private Ownership() {}

    /** The Profile named as controller, whether or not it exists; empty for a binding made by hand. */
    public static List<ObjectKey> profileOf(FleetObject<ReleaseBindingSpec> binding) {
        return controllingProfile(binding)
                .map(owner -> List.of(new ObjectKey(binding.namespace(), owner.name())))
                .orElse(List.of());
    }

    /** Whether a Profile controls a binding: the same name, and the same UID where both have one. */
    public static boolean controls(FleetObject<ProfileSpec> profile, FleetObject<ReleaseBindingSpec> binding) {
        return profile.namespace().equals(binding.namespace())
                && controllingProfile(binding)
                        .filter(owner -> owner.name().equals(profile.name())
                                && isSameUid(owner.uid(), profile.metadata().uid()))
                        .isPresent();
    }

    /** An object has one controller: where several references claim to be, the first is, as for the API server. */
    private static Optional<OwnerReference> controllingProfile(FleetObject<?> binding) {
        for (OwnerReference owner : binding.metadata().ownerReferences()) {
            if (owner.isController()) {
                return owner.kind().equals("Profile") && owner.apiVersion().startsWith(API_GROUP)
                        ? Optional.of(owner)
                        : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Files and dry-run documents have no UIDs; there the name decides. */
    private static boolean isSameUid(String a, String b) {
        return a.isEmpty() || b.isEmpty() || a.equals(b);
    }
}
