package io.fleetgate.settlement.reach;

import io.fleetgate.api.solar.ReferenceGrantSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.Impact;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Whatever a change set can touch in the settled fleet: every other object stands as it would have stood without it.
 *
 * @param targets together with their bindings and all that is rendered for them
 * @param objects of the kinds that belong to no single target
 */
public record Reach(SortedSet<ObjectKey> targets, SortedSet<ObjectId> objects) {

    /**
     * What the changed objects reach, before or after.
     *
     * @param after {@code before} with the changes laid over it
     */
    public static Reach of(Snapshot before, ChangeSet changes, Snapshot after, Allowance allowance) {
        Reach reach = new Reach(new TreeSet<>(Impact.of(before, changes, after, allowance)), new TreeSet<>());
        Neighbours was = new Neighbours(before, reach, allowance);
        Neighbours is = new Neighbours(after, reach, allowance);
        for (Change change : changes.changes()) {
            switch (change) {
                case Change.Create(FleetObject<?> created) -> reach.add(is, created);
                case Change.Update(FleetObject<?> old, FleetObject<?> updated) -> {
                    reach.add(was, old);
                    reach.add(is, updated);
                }
                case Change.Delete(FleetObject<?> deleted) -> reach.add(was, deleted);
            }
        }
        for (ObjectKey target : List.copyOf(reach.targets())) {
            was.ofClaims(target);
            is.ofClaims(target);
        }
        return reach;
    }

    /** Every target, stored or only aimed at, and every object. */
    public static Reach everything(Snapshot snapshot) {
        Reach reach = new Reach(new TreeSet<>(), new TreeSet<>());
        SolarKinds.ALL.forEach(kind -> snapshot.list(kind).forEach(object -> reach.addWhole(object)));
        return reach;
    }

    private void addWhole(FleetObject<?> object) {
        if (object.kind().equals(SolarKinds.TARGET)) {
            targets.add(object.key());
        }
        targets.addAll(OwningTarget.of(object));
        objects.add(ObjectId.of(object));
    }

    private void add(Neighbours neighbours, FleetObject<?> object) {
        Kind<?> kind = object.kind();
        objects.add(ObjectId.of(object));
        if (kind.equals(SolarKinds.TARGET)) {
            neighbours.ofTarget(SolarKinds.TARGET.cast(object));
        } else if (kind.equals(SolarKinds.RELEASE_BINDING)) {
            neighbours.ofBinding(SolarKinds.RELEASE_BINDING.cast(object));
        } else if (kind.equals(SolarKinds.PROFILE)) {
            neighbours.ofProfile(SolarKinds.PROFILE.cast(object));
        } else if (kind.equals(SolarKinds.RELEASE)) {
            neighbours.ofRelease(SolarKinds.RELEASE.cast(object));
        } else if (kind.equals(SolarKinds.COMPONENT_VERSION)) {
            neighbours.ofComponentVersion(SolarKinds.COMPONENT_VERSION.cast(object));
        } else if (kind.equals(SolarKinds.REGISTRY)) {
            neighbours.ofRegistry(object.key());
        } else if (kind.equals(SolarKinds.REGISTRY_BINDING)) {
            neighbours.ofRegistryBinding(SolarKinds.REGISTRY_BINDING.cast(object));
        } else if (kind.equals(SolarKinds.RENDER_TASK)) {
            neighbours.ofRenderTask(SolarKinds.RENDER_TASK.cast(object));
        } else if (kind.equals(SolarKinds.RENDER_BINDING)) {
            neighbours.ofRenderBinding(SolarKinds.RENDER_BINDING.cast(object));
        } else if (kind.equals(SolarKinds.RENDER_ARTIFACT)) {
            neighbours.ofRenderArtifact(object.key());
        } else if (kind.equals(SolarKinds.REFERENCE_GRANT)) {
            FleetObject<ReferenceGrantSpec> grant = SolarKinds.REFERENCE_GRANT.cast(object);
            grant.spec().from().stream()
                    .map(ReferenceGrantSpec.From::namespace)
                    .distinct()
                    .forEach(from -> neighbours.ofCrossing(from, grant.namespace()));
        }
    }
}
