package io.fleetgate.reconcile;

import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.Part;
import io.fleetgate.render.artifact.RenderIndexes;
import io.fleetgate.rollout.binding.RolloutIndexes;
import io.fleetgate.rollout.reference.Ownership;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.settlement.reach.Reach;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which {@linkplain WorkItems items} a change concerns: what it reaches in a plan, and what waits for it to be written. */
public final class AffectedItems {
    private final Snapshot before;
    private final Snapshot after;
    private final Set<ObjectId> items = new LinkedHashSet<>();

    private AffectedItems(Snapshot before, Snapshot after) {
        this.before = before;
        this.after = after;
    }

    /**
     * Every item for which there may be something else to write after a change than before: first what was changed, then the targets,
     * where releases come and go, then what is mostly reported on. What cannot be read connects nothing: an
     * item to which a change gets only through it is looked at with everything else, once that can be read or when it is time.
     *
     * @param after {@code before} with the changes made
     * @throws io.fleetgate.store.UndecidableException where a kind is not completely known
     */
    public static Set<ObjectId> of(Snapshot before, ChangeSet changes, Snapshot after) {
        AffectedItems affected = new AffectedItems(before.readable(), after.readable());
        List<Change> bearing = new ArrayList<>();
        for (Change change : changes.changes()) {
            affected.items.add(WorkItems.of(change.after()));
            if (!StatusReport.isAllOf(change)) {
                bearing.add(change);
            }
        }
        affected.addReached(new ChangeSet(bearing));
        bearing.forEach(change -> affected.addWaiting(change.after()));
        return affected.items;
    }

    private void addReached(ChangeSet bearing) {
        Reach reach = Reach.of(before, bearing, after, Allowance.UNLIMITED);
        for (ObjectKey target : reach.targets()) {
            items.add(WorkItems.ofTarget(target));
            addCharts(before, target);
            addCharts(after, target);
        }
        for (ObjectId id : reach.objects()) {
            if (!WorkItems.mayBelongToTarget(id.kind())) {
                items.add(id); // of the others, the target is reached as well
            }
        }
    }

    /** The charts of a target, of which it may want another or no longer want one. */
    private void addCharts(Snapshot snapshot, ObjectKey target) {
        for (FleetObject<?> task : snapshot.lookup(RenderIndexes.TASKS_BY_TARGET, target)) {
            WorkItems.charts(task).forEach(items::add);
        }
        for (FleetObject<?> binding : snapshot.lookup(RenderIndexes.BINDINGS_BY_TARGET, target)) {
            WorkItems.charts(binding).forEach(items::add);
        }
    }

    /** What settles as before, and waits for this to be written, or for the last of what was made for its owner to go. */
    private void addWaiting(FleetObject<?> object) {
        if (object.kind().equals(SolarKinds.COMPONENT)) {
            for (FleetObject<?> version : after.lookup(RolloutIndexes.COMPONENT_VERSIONS_BY_COMPONENT, object.key())) {
                items.add(WorkItems.of(version));
            }
        }
        if (object.kind().equals(SolarKinds.RENDER_ARTIFACT)) {
            addRegistries(SolarKinds.RENDER_ARTIFACT.cast(object));
        }
        owner(object).flatMap(Protected::by).ifPresent(items::add);
    }

    /** Those that may wait for a tag to be deleted through them. */
    private void addRegistries(FleetObject<RenderArtifactSpec> artifact) {
        ObjectKey named = References.artifactRegistry(artifact);
        if (!named.name().isEmpty()) {
            items.add(new ObjectId(SolarKinds.REGISTRY, named));
        } else {
            after.inNamespace(SolarKinds.REGISTRY, artifact.namespace())
                    .forEach(registry -> items.add(ObjectId.of(registry)));
        }
    }

    /** For what something was made: the Profile of a binding, else its target. */
    private Optional<FleetObject<?>> owner(FleetObject<?> object) {
        Snapshot owners = after.asking(Part.METADATA); // whatever else of them cannot be read
        if (object.kind().equals(SolarKinds.RELEASE_BINDING)) {
            return Ownership.profileOf(SolarKinds.RELEASE_BINDING.cast(object)).stream()
                    .findFirst()
                    .flatMap(profile -> owners.find(SolarKinds.PROFILE, profile));
        }
        return WorkItems.target(object).flatMap(target -> owners.find(SolarKinds.TARGET, target));
    }
}
