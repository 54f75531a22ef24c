package io.fleetgate.rollout.binding;

import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.reference.Ownership;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Snapshot;
import java.util.List;
import java.util.stream.Stream;

/**
 * Who wants the name that a stored binding has. The operator cannot create a binding under a name that is taken, so that
 * such a binding matters to a target that it does not aim at.
 */
public final class NameClaims {
    private NameClaims() {}

    /**
     * The targets other than its own for which a Profile would create a binding of the same name.
     *
     * @param allowance asked at each Profile of the namespace, which is as many as it likes
     */
    public static List<ObjectKey> on(Snapshot snapshot, FleetObject<ReleaseBindingSpec> binding, Allowance allowance) {
        if (isNamedByItsProfile(binding)) {
            return List.of();
        }
        return ProfileSelection.inNamespace(snapshot, binding.namespace()).stream()
                .peek(_ -> allowance.check())
                .flatMap(profile -> candidates(snapshot, profile, binding.name())
                        .filter(target ->
                                SettledBinding.Created.finalKey(profile, target).equals(binding.key())))
                .distinct()
                .toList();
    }

    private static Stream<ObjectKey> candidates(Snapshot snapshot, FleetObject<ProfileSpec> profile, String name) {
        Stream<ObjectKey> readable = BindingName.target(profile.name(), name).stream()
                .flatMap(target -> ProfileReach.of(snapshot, profile.namespace()).stream()
                        .map(namespace -> new ObjectKey(namespace, target)));
        if (!BindingName.isShortened(name)) {
            return readable;
        }
        Stream<ObjectKey> shortened = ProfileSelection.targets(snapshot, profile).stream()
                .filter(target -> BindingName.isShortened(name, profile.name(), target.name()));
        return Stream.concat(readable, shortened);
    }

    /** Whether a binding has the name that the operator gave it, as all do that nobody has edited. */
    private static boolean isNamedByItsProfile(FleetObject<ReleaseBindingSpec> binding) {
        return Ownership.profileOf(binding).stream()
                .anyMatch(profile -> BindingName.of(
                                profile,
                                References.target(binding),
                                References.release(binding).name())
                        .equals(binding.name()));
    }
}
