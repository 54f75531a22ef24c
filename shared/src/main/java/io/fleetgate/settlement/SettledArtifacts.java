package io.fleetgate.settlement;

import com.fasterxml.jackson.databind.node.TextNode;
import io.fleetgate.api.solar.ObjectReference;
import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.RenderBindingSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.NewObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.Rendered;
import io.fleetgate.render.artifact.ArtifactPin;
import io.fleetgate.render.artifact.DesiredBinding;
import io.fleetgate.render.artifact.RenderIndexes;
import io.fleetgate.rollout.binding.Lifecycle;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.settlement.form.Outlook;
import io.fleetgate.settlement.form.Settled;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
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
    private static final List<String> OWN =
            Finalizers.own(SolarKinds.RENDER_ARTIFACT).stream().toList();

    private final Settlement settlement;
    private final Map<ObjectKey, SortedMap<ObjectKey, RenderBindingSpec>> newBindings = new HashMap<>();
    private final Map<ObjectKey, NewObject<RenderArtifactSpec>> wanted = new HashMap<>();

    SettledArtifacts(Settlement settlement) {
        this.settlement = settlement;
    }

    /** Takes in what is rendered for one of the targets in question. */
    void add(Rendered rendered) {
        rendered.artifacts().forEach((key, artifact) -> wanted.merge(key, artifact, SettledArtifacts::firstByTask));
        for (DesiredBinding binding : rendered.bindings().values()) {
            if (binding instanceof DesiredBinding.Created(NewObject<RenderBindingSpec> created)) {
                newBindings
                        .computeIfAbsent(artifact(created), artifact -> new TreeMap<>())
                        .put(created.key(), created.spec());
            }
        }
    }

    Settled of(ObjectKey artifact) {
        return settlement
                .snapshot()
                .find(SolarKinds.RENDER_ARTIFACT, artifact)
                .filter(stored -> !isGone(stored))
                .map(this::stored)
                .orElseGet(() -> created(artifact));
    }

    /** Whether nothing keeps an artifact that is being deleted; a claim that is new is on the one that is made anew. */
    private boolean isGone(FleetObject<RenderArtifactSpec> artifact) {
        return Lifecycle.isGone(artifact)
                && storedBindings(artifact.key()).findAny().isEmpty();
    }

    private Settled stored(FleetObject<RenderArtifactSpec> artifact) {
        if (!isKept(artifact.key())) {
            return Deletion.of(artifact);
        }
        Outlook outlook = Outlook.finalizers(Finalizers.settled(artifact, OWN));
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
                        firstWithRegistry(storedBindings(artifact)),
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

    private boolean isKept(ObjectKey artifact) {
        return !newBindings(artifact).isEmpty()
                || storedBindings(artifact).findAny().isPresent()
                || isRenderedElsewhere(artifact);
    }

    private SortedMap<ObjectKey, RenderBindingSpec> newBindings(ObjectKey artifact) {
        return newBindings.getOrDefault(artifact, Collections.emptySortedMap());
    }

    /** Whether a target that is not in question is about to bind it. */
    private boolean isRenderedElsewhere(ObjectKey artifact) {
        return pushers(artifact).anyMatch(rendered -> rendered.artifacts().containsKey(artifact));
    }

    private Stream<Rendered> pushers(ObjectKey artifact) {
        return settlement.snapshot().lookup(RenderIndexes.TASKS_BY_ARTIFACT, artifact).stream()
                .flatMap(task -> RenderIndexes.owningTarget(task).stream())
                .flatMap(target -> settlement.rendered(target).stream());
    }

    private static NewObject<RenderArtifactSpec> firstByTask(
            NewObject<RenderArtifactSpec> one, NewObject<RenderArtifactSpec> other) {
        return one.spec().renderTaskRef().compareTo(other.spec().renderTaskRef()) <= 0 ? one : other;
    }

    /** The stored bindings that stay, as they will be, sorted by key; each is looked at only when it is its turn. */
    private Stream<Map.Entry<ObjectKey, RenderBindingSpec>> storedBindings(ObjectKey artifact) {
        return settlement.snapshot().lookup(RenderIndexes.BINDINGS_BY_ARTIFACT, artifact).stream()
                .flatMap(binding -> staying(binding).map(spec -> Map.entry(binding.key(), spec)).stream());
    }

    private Optional<RenderBindingSpec> staying(FleetObject<RenderBindingSpec> binding) {
        if (Lifecycle.isGone(binding)) {
            return Optional.empty(); // one of the same name is a new one
        }
        Optional<Rendered> rendered = RenderIndexes.boundFor(binding).stream()
                .flatMap(target -> settlement.rendered(target).stream())
                .findFirst();
        if (rendered.isEmpty()) {
            return Optional.of(binding.spec());
        }
        DesiredBinding desired = rendered.get().bindings().get(binding.key());
        if (desired != null) {
            return Optional.of(desired.spec());
        }
        return Finalizers.foreign(binding).findAny().map(holder -> binding.spec());
    }

    private static ObjectKey artifact(NewObject<RenderBindingSpec> binding) {
        return new ObjectKey(
                binding.key().namespace(), binding.spec().renderArtifactRef().name());
    }
}
