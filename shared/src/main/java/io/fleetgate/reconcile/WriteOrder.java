package io.fleetgate.reconcile;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.RenderBindingSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.Part;
import io.fleetgate.render.artifact.RenderIndexes;
import io.fleetgate.render.name.RenderNames;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.rollout.binding.SettledBinding;
import io.fleetgate.rollout.reference.Ownership;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.settlement.Finalization;
import io.fleetgate.store.Snapshot;
import java.util.List;

/**
 * What has to be there before something is created, and gone before something is deleted, so that nobody who stops the operator
 * between two writes finds an object unprotected, or a target without the release that it had and will have.
 */
final class WriteOrder {
    private static final String BOOTSTRAP_VERSION = "bootstrapVersion";

    private final SettledFleet fleet;
    private final Snapshot snapshot;

    WriteOrder(SettledFleet fleet) {
        this.fleet = fleet;
        this.snapshot = fleet.snapshot();
    }

    /**
     * Not before everything that it relies on is protected; an artifact not before something keeps it; what keeps one not while
     * one of that name is being deleted, which it would hold.
     */
    boolean mayCreate(ObjectId id, ObjectNode document) {
        Kind<?> kind = id.kind();
        if (kind.equals(SolarKinds.RELEASE_BINDING)) {
            FleetObject<ReleaseBindingSpec> binding = FleetObject.read(SolarKinds.RELEASE_BINDING, document);
            return Ownership.profileOf(binding).stream().allMatch(profile -> isProtected(SolarKinds.PROFILE, profile))
                    && isProtected(SolarKinds.RELEASE, References.release(binding));
        } else if (kind.equals(SolarKinds.RENDER_TASK)) {
            return RenderIndexes.owningTarget(FleetObject.read(SolarKinds.RENDER_TASK, document)).stream()
                    .allMatch(this::isTargetProtected);
        } else if (kind.equals(SolarKinds.RENDER_BINDING)) {
            FleetObject<RenderBindingSpec> binding = FleetObject.read(SolarKinds.RENDER_BINDING, document);
            return RenderIndexes.boundFor(binding).stream().allMatch(this::isTargetProtected)
                    && !isTerminating(SolarKinds.RENDER_ARTIFACT, RenderIndexes.artifact(binding));
        }
        return !kind.equals(SolarKinds.RENDER_ARTIFACT) || isBound(id.key());
    }

    /**
     * A binding not before the one that takes its place is there; what keeps the charts of a target that is being deleted not
     * before its tasks are gone; an artifact not before nothing keeps it.
     */
    boolean mayDelete(FleetObject<?> object) {
        Kind<?> kind = object.kind();
        if (kind.equals(SolarKinds.RELEASE_BINDING)) {
            return !isAwaitingSuccessor(SolarKinds.RELEASE_BINDING.cast(object));
        } else if (kind.equals(SolarKinds.RENDER_BINDING)) {
            return RenderIndexes.boundFor(SolarKinds.RENDER_BINDING.cast(object)).stream()
                    .noneMatch(this::isTerminatingWithTasks);
        }
        return !kind.equals(SolarKinds.RENDER_ARTIFACT) || !isBound(object.key());
    }

    /** A bootstrap version not before its task is there: a version that is said without one counts as used up. */
    boolean mayReport(Step.SetStatus report) {
        FleetObject<?> object = report.object();
        JsonNode version = report.status().path(BOOTSTRAP_VERSION);
        return !object.kind().equals(SolarKinds.TARGET)
                || version.equals(object.status().path(BOOTSTRAP_VERSION))
                || snapshot.find(
                                SolarKinds.RENDER_TASK,
                                new ObjectKey(
                                        object.namespace(), RenderNames.bootstrapTask(object.name(), version.asLong())))
                        .isPresent();
    }

    private boolean isAwaitingSuccessor(FleetObject<ReleaseBindingSpec> binding) {
        List<ObjectKey> owner = Ownership.profileOf(binding);
        return !owner.isEmpty()
                && fleet.target(References.target(binding)).bindings().stream()
                        .anyMatch(settled -> settled instanceof SettledBinding.Created created
                                && created.profile().key().equals(owner.getFirst())
                                && !created.key().equals(binding.key()));
    }

    private boolean isTargetProtected(ObjectKey target) {
        return isProtected(SolarKinds.TARGET, target)
                && snapshot.find(SolarKinds.TARGET, target)
                        .map(References::registry)
                        .filter(registry -> !isProtected(SolarKinds.REGISTRY, registry))
                        .isEmpty();
    }

    private boolean isProtected(Kind<?> kind, ObjectKey key) {
        return snapshot.asking(Part.METADATA)
                .find(kind, key)
                .filter(object -> !object.metadata().finalizers().containsAll(Finalization.of(snapshot, object)))
                .isEmpty();
    }

    private boolean isTerminatingWithTasks(ObjectKey target) {
        return isTerminating(SolarKinds.TARGET, target) && TargetLeftovers.haveTasks(snapshot, target);
    }

    private boolean isTerminating(Kind<?> kind, ObjectKey key) {
        return snapshot.find(kind, key).filter(FleetObject::isTerminating).isPresent();
    }

    private boolean isBound(ObjectKey artifact) {
        return !snapshot.lookup(RenderIndexes.BINDINGS_BY_ARTIFACT, artifact).isEmpty();
    }
}
