package io.fleetgate.settlement;

import com.fasterxml.jackson.databind.node.TextNode;
import io.fleetgate.api.solar.ObjectReference;
import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.RenderBindingSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.NewObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.RenderedCharts;
import io.fleetgate.render.artifact.ArtifactPin;
import io.fleetgate.render.artifact.DesiredBinding;
import io.fleetgate.render.artifact.RenderIndexes;
import io.fleetgate.settlement.form.Outlook;
import io.fleetgate.settlement.form.Settled;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Pushed charts: one stays for as long as any binding, of any target, keeps it, and leads to the registry of the first of
 * them. The targets of a namespace share an artifact where they share a release.
 */
final class SettledArtifacts {
    private final Settlement settlement;
    private final StoredClaims claims;
    private final ArtifactDeletion deletion;
    private final Map<ObjectKey, SortedMap<ObjectKey, RenderBindingSpec>> newBindings = new HashMap<>();
    private final Map<ObjectKey, NewObject<RenderArtifactSpec>> wanted = new HashMap<>();

    SettledArtifacts(Settlement settlement) {
        this.settlement = settlement;
        this.claims = new StoredClaims(settlement);
        this.deletion = new ArtifactDeletion(settlement);
    }

    /** Takes in the charts of one of the targets in question. */
    void add(RenderedCharts charts) {
        charts.artifacts().forEach((key, artifact) -> wanted.merge(key, artifact, SettledArtifacts::firstByTask));
        for (DesiredBinding binding : charts.bindings().values()) {
            if (binding instanceof DesiredBinding.Created(NewObject<RenderBindingSpec> created)) {
                newBindings
                        .computeIfAbsent(binding.artifact(), artifact -> new TreeMap<>())
                        .put(created.key(), created.spec());
            }
        }
    }

    Settled of(ObjectKey artifact) {
        return settlement
                .snapshot()
                .find(SolarKinds.RENDER_ARTIFACT, artifact)
                .filter(stored -> !stored.isTerminating() || deletion.isHeld(artifact))
                .map(this::stored)
                .orElseGet(() -> created(artifact));
    }

    private Settled stored(FleetObject<RenderArtifactSpec> artifact) {
        if (!isKept(artifact)) {
            return deletion.ofUnclaimed(artifact);
        }
        Outlook outlook = Outlook.finalizers(ArtifactDeletion.ownKept(artifact));
        return new Settled.Stored(artifact, artifact.isTerminating() ? outlook : live(artifact, outlook));
    }

    private Outlook live(FleetObject<RenderArtifactSpec> artifact, Outlook outlook) {
        Outlook located = outlook.withField("chartURL", TextNode.valueOf(NewArtifact.url(artifact.spec())));
        ObjectReference pinned = pinned(artifact.spec(), artifact.key());
        return pinned.equals(artifact.spec().registryRef())
                ? located
                : located.withSpec(NewArtifact.withRegistry(artifact.document(), pinned));
    }

    /** Whose it is no stored object says, so every target that has pushed the chart is asked. */
    private Settled created(ObjectKey artifact) {
        pushers(artifact).forEach(this::add);
        NewObject<RenderArtifactSpec> created = wanted.get(artifact);
        if (created == null) {
            return Settled.ABSENT;
        }
        return Settled.created(new NewArtifact(created, pinned(created.spec(), artifact)));
    }

    /** The registry of the first binding by name that has one; without such a binding it is left as it is. */
    private ObjectReference pinned(RenderArtifactSpec spec, ObjectKey artifact) {
        Optional<RenderBindingSpec> first = Stream.concat(
                        firstWithRegistry(claims.inOrderOn(artifact)),
                        firstWithRegistry(newBindings(artifact).entrySet().stream()))
                .min(Map.Entry.comparingByKey())
                .map(Map.Entry::getValue);
        return ArtifactPin.of(
                spec.registryRef(), artifact.namespace(), first.stream().toList());
    }

    private static Stream<Map.Entry<ObjectKey, RenderBindingSpec>> firstWithRegistry(
            Stream<Map.Entry<ObjectKey, RenderBindingSpec>> bindings) {
        return bindings
                .filter(binding -> !binding.getValue().registryRef().name().isEmpty())
                .findFirst()
                .stream();
    }

    /** Whether anything claims an artifact; what is new claims none that is being deleted. */
    private boolean isKept(FleetObject<RenderArtifactSpec> artifact) {
        ObjectKey key = artifact.key();
        return claims.on(key).findAny().isPresent()
                || (!artifact.isTerminating() && (!newBindings(key).isEmpty() || isRenderedElsewhere(key)));
    }

    private SortedMap<ObjectKey, RenderBindingSpec> newBindings(ObjectKey artifact) {
        return newBindings.getOrDefault(artifact, Collections.emptySortedMap());
    }

    /** Whether a target that is not in question is about to bind it. */
    private boolean isRenderedElsewhere(ObjectKey artifact) {
        return pushers(artifact).anyMatch(charts -> charts.artifacts().containsKey(artifact));
    }

    private Stream<RenderedCharts> pushers(ObjectKey artifact) {
        return settlement.snapshot().lookup(RenderIndexes.TASKS_BY_ARTIFACT, artifact).stream()
                .flatMap(task -> RenderIndexes.owningTarget(task).stream())
                .flatMap(target -> settlement.charts(target).stream());
    }

    private static NewObject<RenderArtifactSpec> firstByTask(
            NewObject<RenderArtifactSpec> one, NewObject<RenderArtifactSpec> other) {
        return one.spec().renderTaskRef().compareTo(other.spec().renderTaskRef()) <= 0 ? one : other;
    }
}
