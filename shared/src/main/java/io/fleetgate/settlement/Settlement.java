package io.fleetgate.settlement;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.Rendered;
import io.fleetgate.render.RenderedCharts;
import io.fleetgate.render.TargetRendering;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.rollout.binding.Lifecycle;
import io.fleetgate.settlement.form.Outlook;
import io.fleetgate.settlement.form.Settled;
import io.fleetgate.settlement.reach.Reach;
import io.fleetgate.store.Snapshot;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The settled form of every object of a fleet, worked out when it is asked for. Of what is rendered for targets only that of
 * the last one is kept, and of all others what targets share.
 */
public final class Settlement {
    private final SettledFleet fleet;
    private final Map<ObjectKey, Optional<RenderedCharts>> charts = new HashMap<>();
    private @Nullable ObjectKey renderedLast;
    private Optional<TargetRendering> lastRendering = Optional.empty();

    public Settlement(SettledFleet fleet) {
        this.fleet = fleet;
    }

    /** Every reached object, those that are {@linkplain Settled.Absent absent} included. */
    public SortedMap<ObjectId, Settled> of(Reach reach) {
        SortedMap<ObjectId, Settled> settled = new TreeMap<>();
        SortedSet<ObjectKey> artifacts = new TreeSet<>();
        SettledArtifacts settledArtifacts = new SettledArtifacts(this);
        for (ObjectKey target : reach.targets()) {
            TargetObjects objects = TargetObjects.of(this, target);
            objects.settled().forEach((id, form) -> settled.merge(id, form, Settlement::ofWhoNeedsIt));
            artifacts.addAll(objects.artifacts());
            charts(target).ifPresent(settledArtifacts::add);
        }
        reach.objects().forEach(id -> {
            if (id.kind().equals(SolarKinds.RENDER_ARTIFACT)) {
                artifacts.add(id.key());
            } else {
                settled.computeIfAbsent(id, this::settle);
            }
        });
        artifacts.forEach(artifact ->
                settled.put(new ObjectId(SolarKinds.RENDER_ARTIFACT, artifact), settledArtifacts.of(artifact)));
        return explained(settled);
    }

    /**
     * What the settling of one object alone comes to: itself, and for a target, stored or only aimed at, also its bindings and
     * the tasks and bindings of what is rendered for it.
     */
    public SortedMap<ObjectId, Settled> of(ObjectId item) {
        SortedMap<ObjectId, Settled> settled = new TreeMap<>();
        if (item.kind().equals(SolarKinds.TARGET)) {
            settled.putAll(TargetObjects.of(this, item.key()).settled());
            settled.putIfAbsent(item, Settled.ABSENT);
        } else if (item.kind().equals(SolarKinds.RENDER_ARTIFACT)) {
            settled.put(item, new SettledArtifacts(this).of(item.key()));
        } else {
            settled.put(item, settle(item));
        }
        return explained(settled);
    }

    private SortedMap<ObjectId, Settled> explained(SortedMap<ObjectId, Settled> settled) {
        DeletionBlock block = new DeletionBlock(this);
        settled.replaceAll((id, form) -> block.explain(form));
        return settled;
    }

    /** Two targets have to do with one object where the one has it and the other needs its name. */
    static Settled ofWhoNeedsIt(Settled one, Settled other) {
        return one instanceof Settled.Absent || other instanceof Settled.Created || other instanceof Settled.Leaving
                ? other
                : one;
    }

    /** The charts that a target binds; empty where what it has is left as it is. */
    Optional<RenderedCharts> charts(ObjectKey target) {
        Optional<RenderedCharts> known = charts.get(target);
        return known == null ? chartsOf(target, rendering(target)) : known;
    }

    /** What is rendered for a target; empty where it does not exist or will be gone. */
    public Optional<TargetRendering> rendering(ObjectKey target) {
        if (!target.equals(renderedLast)) {
            lastRendering = snapshot().find(SolarKinds.TARGET, target).map(found -> TargetRendering.of(fleet, found));
            renderedLast = target;
            chartsOf(target, lastRendering);
        }
        return lastRendering;
    }

    private Optional<RenderedCharts> chartsOf(ObjectKey target, Optional<TargetRendering> rendering) {
        return charts.computeIfAbsent(
                target, _ -> rendering.flatMap(TargetRendering::rendered).map(Rendered::charts));
    }

    /** The fleet by whose policy it is settled. */
    public SettledFleet fleet() {
        return fleet;
    }

    /** What is stored. */
    public Snapshot snapshot() {
        return fleet.snapshot();
    }

    /** An object that belongs to no single target. */
    Settled settle(ObjectId id) {
        return snapshot()
                .find(id.kind(), id.key())
                .filter(object -> Lifecycle.stays(snapshot(), object))
                .<Settled>map(object -> new Settled.Stored(object, outlook(id.kind(), object)))
                .orElse(Settled.ABSENT);
    }

    private Outlook outlook(Kind<?> kind, FleetObject<?> object) {
        if (kind.equals(SolarKinds.PROFILE)) {
            return ProfileOutlook.of(snapshot(), SolarKinds.PROFILE.cast(object));
        } else if (kind.equals(SolarKinds.RELEASE)) {
            return ReleaseOutlook.of(snapshot(), SolarKinds.RELEASE.cast(object));
        } else if (kind.equals(SolarKinds.REGISTRY_BINDING)) {
            return RegistryBindingOutlook.of(snapshot(), SolarKinds.REGISTRY_BINDING.cast(object));
        }
        return Outlook.finalizers(Finalization.of(snapshot(), object));
    }
}
