package io.fleetgate.reconcile;

import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.render.artifact.RenderIndexes;
import io.fleetgate.rollout.binding.Referents;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.rollout.reference.Ownership;
import io.fleetgate.settlement.Finalization;
import io.fleetgate.settlement.Settlement;
import io.fleetgate.settlement.form.Settled;
import io.fleetgate.store.Snapshot;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * When a finalizer of the operator may be taken off. In the settled fleet it is off; until then an object is held for whatever
 * is still there: what a Profile has made, what refers to it. An object that goes first lets go of what it protected, and then
 * of itself; the binding of a Profile lets go of itself alone, because the Profile protects the Release for all of them.
 */
final class FinalizerOrder {
    private final Settlement settlement;
    private final Snapshot snapshot;

    FinalizerOrder(Settlement settlement) {
        this.settlement = settlement;
        this.snapshot = settlement.snapshot();
    }

    /** The finalizers to be written now on the way to the wanted ones: those that must wait stay where they are. */
    List<String> towards(FleetObject<?> object, List<String> wanted) {
        List<String> stored = object.metadata().finalizers();
        if (stored.equals(wanted)) {
            return stored;
        }
        return Stream.concat(
                        stored.stream()
                                .filter(finalizer ->
                                        wanted.contains(finalizer) || hasToWait(object, finalizer, wanted)),
                        wanted.stream().filter(finalizer -> !stored.contains(finalizer)))
                .toList();
    }

    private boolean hasToWait(FleetObject<?> object, String finalizer, List<String> wanted) {
        if (Finalizers.protecting(object.kind()).filter(finalizer::equals).isPresent()) {
            return isReferredTo(object) || isNeededForATag(object);
        }
        return isUnprotectedAndReferredTo(object)
                || hasStillToProtect(object, wanted)
                || hasLeftovers(object)
                || isWaitedForByWhatItProtects(object);
    }

    /** Whether a chart is there that will go, and its tag before it. */
    private boolean isNeededForATag(FleetObject<?> object) {
        return object.kind().equals(SolarKinds.REGISTRY)
                && RenderIndexes.artifactsOf(snapshot, SolarKinds.REGISTRY.cast(object))
                        .anyMatch(this::isGoingWithItsTag);
    }

    private boolean isGoingWithItsTag(FleetObject<RenderArtifactSpec> artifact) {
        ObjectId id = ObjectId.of(artifact);
        return (!artifact.isTerminating() || TagOrder.hasItsTag(artifact))
                && settlement.of(id).get(id) instanceof Settled.Absent;
    }

    /** Whether it is still protected itself by a finalizer that is about to go. */
    private static boolean hasStillToProtect(FleetObject<?> object, List<String> wanted) {
        return Finalizers.protecting(object.kind())
                .filter(protecting ->
                        object.metadata().finalizers().contains(protecting) && !wanted.contains(protecting))
                .isPresent();
    }

    /** Whether something is there that was made for it and has to go first. */
    private boolean hasLeftovers(FleetObject<?> object) {
        Kind<?> kind = object.kind();
        if (kind.equals(SolarKinds.PROFILE)) {
            return Referents.stored(snapshot, object).findAny().isPresent();
        } else if (kind.equals(SolarKinds.TARGET)) {
            return TargetLeftovers.areThere(snapshot, object.key());
        } else if (kind.equals(SolarKinds.RENDER_ARTIFACT)) {
            return !snapshot.lookup(RenderIndexes.BINDINGS_BY_ARTIFACT, object.key())
                    .isEmpty();
        }
        return false;
    }

    private boolean isReferredTo(FleetObject<?> object) {
        return Referents.stored(snapshot, object).anyMatch(referent -> !isOnItsLastStep(referent));
    }

    /** Whether it is held for others by a finalizer that is not made for that, because it was not protected in time. */
    private boolean isUnprotectedAndReferredTo(FleetObject<?> object) {
        return Finalizers.protecting(object.kind()).isPresent()
                && !Finalizers.isProtected(object)
                && isReferredTo(object);
    }

    private boolean isWaitedForByWhatItProtects(FleetObject<?> object) {
        return isOnItsLastStep(object)
                && Protected.by(object).stream()
                        .flatMap(id -> snapshot.find(id.kind(), id.key()).stream())
                        .filter(found -> isAboutToBeUnprotected(found) && !isNeededForATag(found))
                        .anyMatch(found -> Referents.stored(snapshot, found)
                                .anyMatch(referent -> ObjectId.of(referent).equals(ObjectId.of(object))));
    }

    private boolean isAboutToBeUnprotected(FleetObject<?> object) {
        Optional<String> protecting = Finalizers.protecting(object.kind());
        return protecting
                .filter(finalizer -> object.metadata().finalizers().contains(finalizer)
                        && !Finalization.of(snapshot, object).contains(finalizer))
                .isPresent();
    }

    /** Whether nothing is left of an object but the finalizer by which it notices its deletion. */
    private boolean isOnItsLastStep(FleetObject<?> object) {
        return object.isTerminating()
                && !Finalizers.isProtected(object)
                && !isUnprotectedAndReferredTo(object)
                && !hasLeftovers(object)
                && !(object.kind().equals(SolarKinds.RELEASE_BINDING)
                        && !Ownership.profileOf(SolarKinds.RELEASE_BINDING.cast(object))
                                .isEmpty());
    }
}
