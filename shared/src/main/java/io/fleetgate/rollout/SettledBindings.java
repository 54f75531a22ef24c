package io.fleetgate.rollout;

import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.selector.ParsedSelector;
import io.fleetgate.selector.Selector;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The bindings that aim at a target in the settled fleet: those that are stored and stay, plus those that Profiles would
 * create, minus those that the operator would delete.
 */
public final class SettledBindings {
    private SettledBindings() {}

    /** The bindings of a target, sorted by key; none where the target does not exist or will be gone. */
    public static List<SettledBinding> of(Snapshot snapshot, ObjectKey targetKey) {
        Optional<FleetObject<TargetSpec>> target = snapshot.find(SolarKinds.TARGET, targetKey);
        if (target.isEmpty() || Lifecycle.isGone(target.get())) {
            return List.of();
        }
        List<SettledBinding> bindings = new ArrayList<>();
        for (FleetObject<ReleaseBindingSpec> binding : snapshot.lookup(RolloutIndexes.BINDINGS_BY_TARGET, targetKey)) {
            if (isKept(snapshot, binding)) {
                bindings.add(new SettledBinding.Kept(binding));
            }
        }
        for (FleetObject<ProfileSpec> profile : ProfileSelection.profiles(snapshot, target.get())) {
            if (wantsBindings(profile)
                    && fulfilling(snapshot, profile, targetKey).findAny().isEmpty()) {
                SettledBinding.Created created = SettledBinding.Created.of(profile, targetKey);
                if (isFree(snapshot, created.key())) {
                    bindings.add(created);
                }
            }
        }
        bindings.sort(Comparator.comparing(SettledBinding::key));
        return List.copyOf(bindings);
    }

    /** Whether a stored binding stays: it is wanted, or something foreign holds it. */
    public static boolean isKept(Snapshot snapshot, FleetObject<ReleaseBindingSpec> binding) {
        return isWanted(snapshot, binding) || !Lifecycle.isGone(binding.terminating());
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
                || snapshot.find(SolarKinds.PROFILE, owner.getFirst())
                        .filter(profile -> Ownership.controls(profile, binding))
                        .map(profile -> keeps(snapshot, profile, binding))
                        .orElse(false);
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
    private static boolean fulfils(FleetObject<ProfileSpec> profile, FleetObject<ReleaseBindingSpec> binding) {
        ObjectKey release = References.release(binding);
        return !release.name().isEmpty()
                && release.equals(ProfileSelection.release(profile))
                && !binding.isTerminating()
                && Ownership.controls(profile, binding);
    }

    /** Of several bindings that do the same, the one with the final name stays, else the first by key. */
    private static boolean isFirstOfItsKind(
            Snapshot snapshot, FleetObject<ProfileSpec> profile, FleetObject<ReleaseBindingSpec> binding) {
        ObjectKey target = References.target(binding);
        List<ObjectKey> rivals =
                fulfilling(snapshot, profile, target).map(FleetObject::key).toList();
        if (rivals.size() == 1) {
            return true;
        }
        ObjectKey finalKey = SettledBinding.Created.finalKey(profile, target);
        ObjectKey first = rivals.contains(finalKey) ? finalKey : Collections.min(rivals);
        return binding.key().equals(first);
    }

    private static Stream<FleetObject<ReleaseBindingSpec>> fulfilling(
            Snapshot snapshot, FleetObject<ProfileSpec> profile, ObjectKey target) {
        return snapshot.lookup(RolloutIndexes.BINDINGS_BY_OWNED_TARGET, new OwnedTarget(profile.key(), target)).stream()
                .filter(binding -> fulfils(profile, binding));
    }

    /** A name is waited for while another binding has it, whatever target that one aims at. */
    private static boolean isFree(Snapshot snapshot, ObjectKey name) {
        return snapshot.find(SolarKinds.RELEASE_BINDING, name)
                .filter(binding -> isKept(snapshot, binding))
                .isEmpty();
    }
}
