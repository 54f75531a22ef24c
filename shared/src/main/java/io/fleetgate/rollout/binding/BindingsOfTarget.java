package io.fleetgate.rollout.binding;

import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.grant.Grants;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.reference.Ownership;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The settled bindings of one target, worked out together: which Profiles select the target is asked once, and not again for
 * each binding of theirs.
 */
public final class BindingsOfTarget {
    private final Snapshot snapshot;
    private final ObjectKey target;
    private final Map<ObjectKey, SettledBinding.Created> known = new HashMap<>();
    private final Map<ObjectKey, List<FleetObject<ReleaseBindingSpec>>> fulfilling = new HashMap<>();
    private final List<SettledBinding> settled = new ArrayList<>();
    private final List<SettledBinding.Created> waiting = new ArrayList<>();

    private BindingsOfTarget(Snapshot snapshot, ObjectKey target) {
        this.snapshot = snapshot;
        this.target = target;
    }

    /** None, as of a target that does not exist or will be gone. */
    static BindingsOfTarget none(Snapshot snapshot, ObjectKey target) {
        return new BindingsOfTarget(snapshot, target);
    }

    /**
     * The bindings of a target that stays.
     *
     * @param selecting the Profiles that select it
     * @param known some of its bindings that were worked out before
     */
    static BindingsOfTarget of(
            Snapshot snapshot, ObjectKey target, List<FleetObject<ProfileSpec>> selecting, List<SettledBinding> known) {
        BindingsOfTarget bindings = new BindingsOfTarget(snapshot, target);
        known.forEach(bindings::know);
        Map<ObjectKey, FleetObject<ProfileSpec>> wanting = new HashMap<>();
        selecting.stream()
                .filter(SettledBindings::wantsBindings)
                .forEach(profile -> wanting.put(profile.key(), profile));
        bindings.stored(wanting.keySet()).forEach(binding -> bindings.addStored(binding, wanting));
        wanting.values().forEach(bindings::addFor);
        bindings.settled.sort(Comparator.comparing(SettledBinding::key));
        bindings.waiting.sort(Comparator.comparing(SettledBinding::key));
        return bindings;
    }

    /** Those that there are in the settled fleet, sorted by key. */
    public List<SettledBinding> settled() {
        return List.copyOf(settled);
    }

    /** Those that Profiles want and cannot have, because another binding has their name; sorted by key. */
    public List<SettledBinding.Created> waiting() {
        return List.copyOf(waiting);
    }

    /** Of what cannot be read only that counts which may be there by a grant, or in place of one that a Profile wants. */
    private Collection<FleetObject<ReleaseBindingSpec>> stored(Set<ObjectKey> wanting) {
        Set<String> own = wanting.stream().map(ObjectKey::namespace).collect(Collectors.toSet());
        return snapshot.lookup(
                RolloutIndexes.BINDINGS_BY_TARGET,
                target,
                from -> own.contains(from)
                        || Grants.permit(
                                snapshot, SolarKinds.RELEASE_BINDING, from, SolarKinds.TARGET, target.namespace()));
    }

    private void addStored(FleetObject<ReleaseBindingSpec> binding, Map<ObjectKey, FleetObject<ProfileSpec>> wanting) {
        List<ObjectKey> owner = Ownership.profileOf(binding);
        FleetObject<ProfileSpec> profile = owner.isEmpty() ? null : wanting.get(owner.getFirst());
        if (profile != null && SettledBindings.fulfils(profile, binding)) {
            fulfilling.computeIfAbsent(profile.key(), key -> new ArrayList<>()).add(binding);
        } else if (SettledBindings.isKept(snapshot, binding)) {
            settled.add(new SettledBinding.Kept(binding));
        }
    }

    private void addFor(FleetObject<ProfileSpec> profile) {
        List<FleetObject<ReleaseBindingSpec>> rivals = fulfilling.get(profile.key());
        if (rivals == null) {
            SettledBinding.Created created = created(profile);
            if (SettledBindings.isFree(snapshot, created.key())) {
                settled.add(created);
            } else {
                waiting.add(created);
            }
            return;
        }
        FleetObject<ReleaseBindingSpec> first = SettledBindings.firstOfItsKind(profile, target, rivals);
        for (FleetObject<ReleaseBindingSpec> binding : rivals) {
            if (binding.key().equals(first.key()) || SettledBindings.isHeld(binding)) {
                settled.add(new SettledBinding.Kept(binding));
            }
        }
    }

    private void know(SettledBinding binding) {
        if (binding instanceof SettledBinding.Created created) {
            known.put(created.profile().key(), created);
        }
    }

    /** A name costs a hash, and the known bindings are nearly all that there are. */
    private SettledBinding.Created created(FleetObject<ProfileSpec> profile) {
        SettledBinding.Created created = known.get(profile.key());
        return created != null && created.profile().equals(profile)
                ? created
                : SettledBinding.Created.of(profile, target);
    }
}
