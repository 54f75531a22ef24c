package io.fleetgate.settlement;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.settlement.form.Settled;
import io.fleetgate.settlement.reach.OwningTarget;
import io.fleetgate.settlement.reach.Reach;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a change set makes of every object that it reaches. The targets are taken in one after the other, and of each no more is
 * kept than what settles otherwise: most of a target does not, and the whole of a fleet is far larger than its difference.
 */
public final class Resettlement {
    private final Reach reach;
    private final Side before;
    private final Side after;
    private final SortedSet<ObjectKey> artifacts = new TreeSet<>();
    private final Map<ObjectId, Resettled> objects = new HashMap<>();

    /** One of the two fleets. */
    private record Side(Settlement settlement, SettledArtifacts artifacts, DeletionBlock block) {
        static Side of(Settlement settlement) {
            return new Side(settlement, new SettledArtifacts(settlement), new DeletionBlock(settlement));
        }

        TargetObjects take(ObjectKey target) {
            TargetObjects objects = TargetObjects.of(settlement, target);
            settlement.charts(target).ifPresent(artifacts::add);
            return objects;
        }

        Settled artifact(ObjectKey artifact) {
            return block.explain(artifacts.of(artifact));
        }

        Settled settle(ObjectId id) {
            return block.explain(settlement.settle(id));
        }

        @Nullable
        Settled explain(@Nullable Settled form) {
            return form == null ? null : block.explain(form);
        }
    }

    /** Nothing is taken in yet. */
    public Resettlement(Settlement before, Settlement after, Reach reach) {
        this.reach = reach;
        this.before = Side.of(before);
        this.after = Side.of(after);
    }

    /**
     * Takes in one of the reached targets.
     *
     * @return of how many objects more is kept
     */
    public int add(ObjectKey target) {
        int kept = objects.size();
        TargetObjects was = before.take(target);
        TargetObjects is = after.take(target);
        artifacts.addAll(was.artifacts());
        artifacts.addAll(is.artifacts());
        was.settled().forEach((id, form) -> add(target, id, form, is.settled().get(id)));
        is.settled().forEach((id, form) -> {
            if (!was.settled().containsKey(id)) {
                add(target, id, null, form);
            }
        });
        return objects.size() - kept;
    }

    /** Once every target is taken in: the objects that may settle otherwise, the changed ones among them in any case. */
    public Map<ObjectId, Resettled> objects() {
        for (ObjectId id : reach.objects()) {
            if (id.kind().equals(SolarKinds.RENDER_ARTIFACT)) {
                artifacts.add(id.key());
            } else {
                objects.merge(id, new Resettled(null, null), Resettled::and);
                objects.computeIfPresent(id, this::settled);
            }
        }
        artifacts.forEach(artifact -> keep(
                new ObjectId(SolarKinds.RENDER_ARTIFACT, artifact),
                new Resettled(before.artifact(artifact), after.artifact(artifact))));
        return Collections.unmodifiableMap(objects);
    }

    private Resettled settled(ObjectId id, Resettled found) {
        return new Resettled(
                found.was() == null ? before.settle(id) : found.was(),
                found.is() == null ? after.settle(id) : found.is());
    }

    private void add(ObjectKey target, ObjectId id, @Nullable Settled was, @Nullable Settled is) {
        keep(
                id,
                new Resettled(
                        before.explain(was == null && is instanceof Settled.Created ? elsewhere(target, id) : was),
                        after.explain(is)));
    }

    private void keep(ObjectId id, Resettled object) {
        if (!object.before().equals(object.after()) || reach.objects().contains(id)) {
            objects.merge(id, object, Resettled::and);
        }
    }

    /** What another target, with which nothing else may change, makes of a stored object whose name this one needs from now on. */
    private @Nullable Settled elsewhere(ObjectKey target, ObjectId id) {
        return before.settlement()
                .snapshot()
                .find(id.kind(), id.key())
                .flatMap(stored -> OwningTarget.of(stored).stream().findFirst())
                .filter(owner -> !owner.equals(target) && reach.targets().contains(owner))
                .map(owner ->
                        TargetObjects.of(before.settlement(), owner).settled().get(id))
                .orElse(null);
    }
}
