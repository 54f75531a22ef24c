package io.fleetgate.rollout;

import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.ReferenceGrantSpec;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.Part;
import io.fleetgate.rollout.binding.NameClaims;
import io.fleetgate.rollout.binding.OwnedTarget;
import io.fleetgate.rollout.binding.ProfileSelection;
import io.fleetgate.rollout.binding.Referring;
import io.fleetgate.rollout.binding.RolloutIndexes;
import io.fleetgate.rollout.reference.Ownership;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import java.util.HashSet;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Which targets a change set can affect: every target that a changed object reaches before or after. All others resolve as
 * before, so that a preview costs what the change touches and not what the fleet holds.
 */
public final class Impact {
    private final Snapshot snapshot;
    private final Allowance allowance;
    private final SortedSet<ObjectKey> targets = new TreeSet<>();
    private final Set<Crossing> crossings = new HashSet<>();

    /** From one namespace into another; many grants may be about the same one, which is looked at once. */
    private record Crossing(String from, String to) {}

    private Impact(Snapshot snapshot, Allowance allowance) {
        this.snapshot = snapshot;
        this.allowance = allowance;
    }

    /**
     * The targets to resolve again, sorted by key.
     *
     * @param after {@code before} with the changes laid over it
     */
    public static SortedSet<ObjectKey> of(Snapshot before, ChangeSet changes, Snapshot after) {
        return of(before, changes, after, Allowance.UNLIMITED);
    }

    /**
     * The same, as long as the allowance lasts.
     *
     * @throws io.fleetgate.store.UndecidableException when it is used up
     */
    public static SortedSet<ObjectKey> of(Snapshot before, ChangeSet changes, Snapshot after, Allowance allowance) {
        Impact was = new Impact(before, allowance);
        Impact is = new Impact(after, allowance);
        for (Change change : changes.changes()) {
            allowance.check();
            switch (change) {
                case Change.Create(FleetObject<?> created) -> is.add(created);
                case Change.Update(FleetObject<?> old, FleetObject<?> updated) -> {
                    was.add(old);
                    is.add(updated);
                }
                case Change.Delete(FleetObject<?> deleted) -> was.add(deleted);
            }
        }
        was.targets.addAll(is.targets);
        return was.targets;
    }

    /** The targets that one object of a snapshot reaches, sorted by key. */
    public static SortedSet<ObjectKey> of(Snapshot snapshot, FleetObject<?> object) {
        Impact is = new Impact(snapshot, Allowance.UNLIMITED);
        is.add(object);
        return is.targets;
    }

    private void add(FleetObject<?> object) {
        Kind<?> kind = object.kind();
        if (kind.equals(SolarKinds.TARGET)) {
            addTarget(object.key());
        } else if (kind.equals(SolarKinds.RELEASE_BINDING)) {
            addBinding(SolarKinds.RELEASE_BINDING.cast(object));
            addRivals(SolarKinds.RELEASE_BINDING.cast(object));
        } else if (kind.equals(SolarKinds.PROFILE)) {
            addProfile(SolarKinds.PROFILE.cast(object));
        } else if (kind.equals(SolarKinds.RELEASE)) {
            addRelease(object.key());
        } else if (kind.equals(SolarKinds.COMPONENT_VERSION)) {
            addComponentVersion(object.key());
        } else if (kind.equals(SolarKinds.REFERENCE_GRANT)) {
            addGrant(SolarKinds.REFERENCE_GRANT.cast(object));
        }
    }

    private void addTarget(ObjectKey target) {
        targets.add(target);
        Referring.bindings(snapshot, target).forEach(this::addBinding);
    }

    private void addBinding(FleetObject<ReleaseBindingSpec> binding) {
        allowance.check();
        targets.add(References.target(binding));
        targets.addAll(NameClaims.on(snapshot, binding, allowance));
    }

    /** Of several bindings that do the same one stays, and the names of the others are free for the targets that they belong to. */
    private void addRivals(FleetObject<ReleaseBindingSpec> binding) {
        Ownership.profileOf(binding).stream()
                .map(profile -> new OwnedTarget(profile, References.target(binding)))
                .flatMap(owned -> snapshot.lookup(RolloutIndexes.BINDINGS_BY_OWNED_TARGET, owned).stream())
                .forEach(this::addBinding);
    }

    private void addProfile(FleetObject<ProfileSpec> profile) {
        targets.addAll(ProfileSelection.targets(snapshot, profile));
        snapshot.lookup(RolloutIndexes.BINDINGS_BY_PROFILE, profile.key()).forEach(this::addBinding);
    }

    private void addRelease(ObjectKey release) {
        snapshot.lookup(RolloutIndexes.BINDINGS_BY_RELEASE, release)
                .forEach(binding -> targets.add(References.target(binding)));
        ProfileSelection.rollingOut(snapshot, release)
                .forEach(profile -> targets.addAll(ProfileSelection.targets(snapshot, profile)));
    }

    private void addComponentVersion(ObjectKey version) {
        Referring.releases(snapshot.asking(Part.METADATA), version).forEach(release -> addRelease(release.key()));
    }

    private void addGrant(FleetObject<ReferenceGrantSpec> grant) {
        grant.spec().from().stream()
                .map(ReferenceGrantSpec.From::namespace)
                .distinct()
                .map(namespace -> new Crossing(namespace, grant.namespace()))
                .filter(crossings::add)
                .forEach(this::addCrossing);
    }

    /** Reaches whatever refers from the one namespace into the other. */
    private void addCrossing(Crossing crossing) {
        for (FleetObject<ReleaseBindingSpec> binding :
                snapshot.asking(References.OF_BINDING).inNamespace(SolarKinds.RELEASE_BINDING, crossing.from())) {
            if (References.target(binding).namespace().equals(crossing.to())) {
                addBinding(binding);
            }
        }
        for (FleetObject<ProfileSpec> profile : ProfileSelection.inNamespace(snapshot, crossing.from())) {
            targets.addAll(ProfileSelection.targetsIn(snapshot, profile, crossing.to()));
        }
        for (FleetObject<ReleaseSpec> release :
                snapshot.asking(References.TO_COMPONENT_VERSION).inNamespace(SolarKinds.RELEASE, crossing.from())) {
            if (References.componentVersion(release).namespace().equals(crossing.to())) {
                addRelease(release.key());
            }
        }
    }
}
