package io.fleetgate.rollout.binding;

import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.rollout.reference.Ownership;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.selector.ParsedSelector;
import io.fleetgate.selector.Selector;
import io.fleetgate.store.Snapshot;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The bindings that aim at a target in the settled fleet: those that are stored and stay, plus those that Profiles would
 * create, minus those that the operator would delete.
 */
public final class SettledBindings {
    private SettledBindings() {}

    /**
     * The bindings of a target; none where the target does not exist or will be gone.
     *
     * @param known some that were worked out before, of which those that are wanted here too are taken
     */
    public static BindingsOfTarget of(
            Snapshot snapshot, ObjectKey targetKey, Selectors selectors, List<SettledBinding> known) {
        return Targets.staying(snapshot, targetKey)
                .map(target -> BindingsOfTarget.of(
                        snapshot, targetKey, ProfileSelection.profiles(snapshot, target, selectors), known))
                .orElseGet(() -> BindingsOfTarget.none(snapshot, targetKey));
    }

    /** Whether a stored binding stays: it is wanted, or something foreign holds it. */
    public static boolean isKept(Snapshot snapshot, FleetObject<ReleaseBindingSpec> binding) {
        return isWanted(snapshot, binding) || isHeld(binding);
    }

    /**
     * Whether the operator leaves a stored binding alone. One made by hand is until it is deleted. One that a Profile
     * controls is while the Profile lives, selects its target and names its release; a Profile with an invalid selector
     * changes nothing.
     */
    public static boolean isWanted(Snapshot snapshot, FleetObject<ReleaseBindingSpec> binding) {
        if (binding.isTerminating()) {
            return false;
        }
        List<ObjectKey> owner = Ownership.profileOf(binding);
        return owner.isEmpty()
                || snapshot.asking(ProfileSelection.PART)
                        .find(SolarKinds.PROFILE, owner.getFirst())
                        .filter(profile -> Ownership.controls(profile, binding))
                        .map(profile -> keeps(snapshot, profile, binding))
                        .orElse(false);
    }

    /** Whether a binding stays although its deletion is asked for. */
    public static boolean isHeld(FleetObject<ReleaseBindingSpec> binding) {
        return Finalizers.foreign(binding).findAny().isPresent();
    }

    /** Whether a Profile is one that the operator creates bindings for. */
    static boolean wantsBindings(FleetObject<ProfileSpec> profile) {
        return !profile.isTerminating()
                && !ProfileSelection.release(profile).name().isEmpty();
    }

    private static boolean keeps(
            Snapshot snapshot, FleetObject<ProfileSpec> profile, FleetObject<ReleaseBindingSpec> binding) {
        if (profile.isTerminating()) {
            return false;
        }
        return switch (ProfileSelection.selector(profile.spec())) {
            case ParsedSelector.Invalid invalid -> true;
            case Selector selector ->
                fulfils(profile, binding)
                        && ProfileSelection.reaches(snapshot, profile, selector, References.target(binding))
                        && isFirstOfItsKind(snapshot, profile, binding);
        };
    }

    /** Whether a binding does for its target what a Profile wants there. */
    static boolean fulfils(FleetObject<ProfileSpec> profile, FleetObject<ReleaseBindingSpec> binding) {
        ObjectKey release = References.release(binding);
        return !release.name().isEmpty()
                && release.equals(ProfileSelection.release(profile))
                && !binding.isTerminating()
                && Ownership.controls(profile, binding);
    }

    private static boolean isFirstOfItsKind(
            Snapshot snapshot, FleetObject<ProfileSpec> profile, FleetObject<ReleaseBindingSpec> binding) {
        ObjectKey target = References.target(binding);
        List<FleetObject<ReleaseBindingSpec>> rivals =
                fulfilling(snapshot, profile, target).toList();
        return firstOfItsKind(profile, target, rivals).key().equals(binding.key());
    }

    /** Of several bindings that do the same, the one with the final name stays, else the first by key. */
    static FleetObject<ReleaseBindingSpec> firstOfItsKind(
            FleetObject<ProfileSpec> profile, ObjectKey target, List<FleetObject<ReleaseBindingSpec>> rivals) {
        if (rivals.size() == 1) {
            return rivals.getFirst();
        }
        ObjectKey finalKey = SettledBinding.Created.finalKey(profile, target);
        return rivals.stream()
                .filter(rival -> rival.key().equals(finalKey))
                .findFirst()
                .orElseGet(() -> Collections.min(rivals, Comparator.comparing(FleetObject::key)));
    }

    private static Stream<FleetObject<ReleaseBindingSpec>> fulfilling(
            Snapshot snapshot, FleetObject<ProfileSpec> profile, ObjectKey target) {
        return snapshot.lookup(RolloutIndexes.BINDINGS_BY_OWNED_TARGET, new OwnedTarget(profile.key(), target)).stream()
                .filter(binding -> fulfils(profile, binding));
    }

    /** A name is waited for while another binding has it, whatever target that one aims at. */
    static boolean isFree(Snapshot snapshot, ObjectKey name) {
        return snapshot.find(SolarKinds.RELEASE_BINDING, name)
                .filter(binding -> isKept(snapshot, binding))
                .isEmpty();
    }
}
