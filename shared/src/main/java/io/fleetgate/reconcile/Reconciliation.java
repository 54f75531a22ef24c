package io.fleetgate.reconcile;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectId;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.settlement.Settlement;
import io.fleetgate.settlement.form.Settled;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which writes may be made now. The difference between what is stored and its settled form says what is to be written; the
 * {@link WriteOrder} and the {@link FinalizerOrder} say what of it has to wait for something else.
 */
public final class Reconciliation {
    private final Settlement settlement;
    private final Snapshot snapshot;
    private final WriteOrder order;
    private final FinalizerOrder finalizers;
    private final TagOrder tags;

    /**
     * The writes that a fleet needs.
     *
     * @throws io.fleetgate.store.UndecidableException where a kind is not completely known: nothing is written then. What cannot be
     *     read keeps only those items from being written that it may be about.
     */
    public Reconciliation(SettledFleet fleet) {
        this.settlement = new Settlement(fleet);
        this.snapshot = fleet.snapshot();
        SolarKinds.ALL.forEach(snapshot::requireComplete);
        this.order = new WriteOrder(fleet);
        this.finalizers = new FinalizerOrder(settlement);
        this.tags = new TagOrder(snapshot);
    }

    /**
     * The writes for one object; for a target, stored or only aimed at, also those for its bindings and for what is rendered for
     * it. At most one for each object, and in any order: whatever depends on another write is not among them, but is once
     * that one was made.
     */
    public List<Step> next(ObjectId item) {
        List<Step> steps = new ArrayList<>();
        settlement.of(item).forEach((id, settled) -> step(item, id, settled).ifPresent(steps::add));
        return steps;
    }

    private Optional<Step> step(ObjectId item, ObjectId id, Settled settled) {
        Optional<FleetObject<?>> stored = snapshot.find(id.kind(), id.key()).map(object -> object);
        return switch (settled) {
            case Settled.Created created ->
                stored.isEmpty() ? create(id, created) : stored.flatMap(taking -> makeWay(item, taking, created));
            case Settled.Stored stays -> stored.flatMap(object -> change(object, stays));
            case Settled.Leaving leaving ->
                stored.flatMap(object -> holdBack(object, leaving).or(() -> remove(object)));
            case Settled.Absent absent -> stored.flatMap(this::remove);
        };
    }

    private Optional<Step> create(ObjectId id, Settled.Created created) {
        ObjectNode document = created.document().orElseThrow();
        return order.mayCreate(id, document) ? Optional.of(new Step.Create(id, document)) : Optional.empty();
    }

    /**
     * What has a name belongs to another item unless it is to be replaced; that item removes it, and this one waits. A tag is not
     * deleted under a chart that is wanted again: its task has pushed it, and does not do so a second time.
     */
    private Optional<Step> makeWay(ObjectId item, FleetObject<?> taking, Settled.Created created) {
        return created.replaced().isPresent() || WorkItems.of(taking).equals(item)
                ? remove(taking).map(step -> step instanceof Step.DeleteTag tag ? tag.kept() : step)
                : Optional.empty();
    }

    /** A finalizer that an object will be held by is written before its deletion: the API server takes none afterwards. */
    private Optional<Step> holdBack(FleetObject<?> object, Settled.Leaving leaving) {
        List<String> now = new ArrayList<>(object.metadata().finalizers());
        wantedFinalizers(leaving.document().orElseThrow()).stream()
                .filter(finalizer -> !now.contains(finalizer))
                .forEach(now::add);
        return object.isTerminating() || now.equals(object.metadata().finalizers())
                ? Optional.empty()
                : Optional.of(new Step.SetFinalizers(object, now));
    }

    private Optional<Step> remove(FleetObject<?> object) {
        if (object.isTerminating()) {
            return finalizers(object, Finalizers.foreign(object).toList());
        }
        return StepType.DELETE.isPossible(object.kind()) && order.mayDelete(object)
                ? Optional.of(tags.before(new Step.Delete(object)))
                : Optional.empty();
    }

    private Optional<Step> change(FleetObject<?> object, Settled settled) {
        ObjectNode document = settled.document().orElseThrow();
        return finalizers(object, wantedFinalizers(document))
                .or(() -> spec(object, document))
                .or(() -> OwnedStatus.step(object, document.path("status")).filter(order::mayReport));
    }

    private Optional<Step> finalizers(FleetObject<?> object, List<String> wanted) {
        List<String> now = finalizers.towards(object, wanted);
        return now.equals(object.metadata().finalizers())
                ? Optional.empty()
                : Optional.of(tags.before(new Step.SetFinalizers(object, now)));
    }

    private static List<String> wantedFinalizers(ObjectNode document) {
        List<String> wanted = new ArrayList<>();
        document.at("/metadata/finalizers").forEach(finalizer -> wanted.add(finalizer.asText()));
        return wanted;
    }

    private static Optional<Step> spec(FleetObject<?> object, ObjectNode document) {
        JsonNode wanted = document.path("spec");
        return wanted instanceof ObjectNode spec
                        && !wanted.equals(object.document().path("spec"))
                ? Optional.of(new Step.SetSpec(object, spec))
                : Optional.empty();
    }
}
