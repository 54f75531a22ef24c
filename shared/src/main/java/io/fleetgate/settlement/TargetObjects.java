package io.fleetgate.settlement;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.Rendered;
import io.fleetgate.render.TargetRendering;
import io.fleetgate.render.artifact.DesiredBinding;
import io.fleetgate.render.artifact.RenderIndexes;
import io.fleetgate.render.task.DesiredTask;
import io.fleetgate.render.task.TaskPhase;
import io.fleetgate.rollout.SettledTarget;
import io.fleetgate.rollout.binding.Lifecycle;
import io.fleetgate.rollout.binding.RolloutIndexes;
import io.fleetgate.rollout.binding.SettledBinding;
import io.fleetgate.rollout.binding.SettledBindings;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.settlement.form.Outlook;
import io.fleetgate.settlement.form.Settled;
import io.fleetgate.settlement.form.StatusDocument;
import io.fleetgate.store.Snapshot;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** One target with everything that aims at it or is rendered for it. */
final class TargetObjects {
    private final Settlement settlement;
    private final Snapshot snapshot;
    private final ObjectKey key;
    private final Map<ObjectId, Settled> settled = new HashMap<>();
    private final Set<ObjectKey> artifacts = new HashSet<>();

    private TargetObjects(Settlement settlement, ObjectKey key) {
        this.settlement = settlement;
        this.snapshot = settlement.snapshot();
        this.key = key;
    }

    /** Those that are stored or will be, under the key of a target that need not exist. */
    static TargetObjects of(Settlement settlement, ObjectKey target) {
        TargetObjects objects = new TargetObjects(settlement, target);
        Optional<TargetRendering> rendering = settlement.rendering(target);
        objects.addTarget(rendering);
        objects.addBindings();
        objects.addRendered(rendering.flatMap(TargetRendering::rendered));
        return objects;
    }

    Map<ObjectId, Settled> settled() {
        return settled;
    }

    /** The charts that were or will be rendered for it; others may keep them too. */
    Set<ObjectKey> artifacts() {
        return artifacts;
    }

    private void addTarget(Optional<TargetRendering> rendering) {
        snapshot.find(SolarKinds.TARGET, key)
                .filter(target -> !Lifecycle.isGone(target))
                .ifPresent(target -> put(
                        SolarKinds.TARGET, key, new Settled.Stored(target, outlook(target, rendering.orElseThrow()))));
    }

    private Outlook outlook(FleetObject<TargetSpec> target, TargetRendering rendering) {
        Outlook outlook = Outlook.finalizers(Finalization.of(snapshot, target)).with(rendering.conditions());
        return rendering.bootstrapVersion().isEmpty()
                ? outlook
                : outlook.withField(
                        "bootstrapVersion", version(rendering.bootstrapVersion().getAsLong()));
    }

    /** Left out at zero, as the published API does. */
    private static JsonNode version(long version) {
        return version == 0 ? MissingNode.getInstance() : StatusDocument.number(version);
    }

    private void addBindings() {
        SettledTarget target = settlement.fleet().target(key);
        BindingAcceptance acceptance = new BindingAcceptance(snapshot, target.resolution());
        Set<ObjectKey> kept =
                target.bindings().stream().map(SettledBinding::key).collect(Collectors.toSet());
        for (FleetObject<ReleaseBindingSpec> binding :
                snapshot.readable().lookup(RolloutIndexes.BINDINGS_BY_TARGET, key)) {
            put(SolarKinds.RELEASE_BINDING, binding.key(), settled(binding, kept, acceptance));
        }
        for (SettledBinding binding : target.bindings()) {
            if (binding instanceof SettledBinding.Created created) {
                put(
                        SolarKinds.RELEASE_BINDING,
                        created.key(),
                        Settled.created(new NewBinding(created, acceptance.of(created.key()))));
            }
        }
    }

    private Settled settled(
            FleetObject<ReleaseBindingSpec> binding, Set<ObjectKey> kept, BindingAcceptance acceptance) {
        if (isWanted(binding, kept)) {
            return new Settled.Stored(
                    binding,
                    Outlook.finalizers(Finalization.of(snapshot, binding)).with(List.of(acceptance.of(binding.key()))));
        }
        return Deletion.of(binding);
    }

    /** What is kept, and not because something foreign holds it, is wanted; that was worked out with the target. */
    private boolean isWanted(FleetObject<ReleaseBindingSpec> binding, Set<ObjectKey> kept) {
        return (kept.contains(binding.key()) && !SettledBindings.isHeld(binding))
                || SettledBindings.isWanted(snapshot, binding);
    }

    private void addRendered(Optional<Rendered> rendered) {
        for (FleetObject<RenderTaskSpec> task : snapshot.lookup(RenderIndexes.TASKS_BY_TARGET, key)) {
            put(SolarKinds.RENDER_TASK, task.key(), rendered.isEmpty() ? settled(task) : Deletion.of(task));
            RenderIndexes.artifacts(task).forEach(artifacts::add);
        }
        snapshot.lookup(RenderIndexes.BINDINGS_BY_TARGET, key).forEach(binding -> {
            put(
                    SolarKinds.RENDER_BINDING,
                    binding.key(),
                    rendered.isEmpty() ? Settled.asStored(binding) : Deletion.of(binding));
            artifacts.add(RenderIndexes.artifact(binding));
        });
        rendered.ifPresent(this::addDesired);
    }

    private void addDesired(Rendered rendered) {
        rendered.tasks()
                .values()
                .forEach(task -> put(
                        SolarKinds.RENDER_TASK,
                        task.key(),
                        switch (task) {
                            case DesiredTask.Kept(var stored) -> settled(stored);
                            case DesiredTask.Created(var wanted) -> Settled.created(new RenderDraft(wanted));
                            case DesiredTask.Replaced(var stored, var wanted) ->
                                Finalizers.foreign(stored).findAny().isPresent()
                                        ? Deletion.of(stored)
                                        : new Settled.Created(new RenderDraft(wanted), Optional.of(stored));
                        }));
        ArtifactDeletion deletion = new ArtifactDeletion(settlement);
        rendered.bindings().values().stream()
                .filter(binding -> !(binding instanceof DesiredBinding.Created && deletion.isHeld(binding.artifact())))
                .forEach(binding -> put(
                        SolarKinds.RENDER_BINDING,
                        binding.key(),
                        switch (binding) {
                            case DesiredBinding.Kept(var stored) -> Settled.asStored(stored);
                            case DesiredBinding.Created(var created) -> Settled.created(new RenderDraft(created));
                            case DesiredBinding.Patched patched ->
                                new Settled.Stored(
                                        patched.stored(),
                                        Outlook.unchanged(patched.stored()).withSpec(patched.writtenSpec()));
                        }));
        artifacts.addAll(rendered.artifacts().keySet());
    }

    /** A task's conditions are its renderer's; the word for tables follows from them. */
    private static Settled settled(FleetObject<RenderTaskSpec> task) {
        Outlook outlook = Outlook.unchanged(task);
        return new Settled.Stored(
                task,
                task.isTerminating() || task.status().path("conditions").isEmpty()
                        ? outlook
                        : outlook.withField("phase", TextNode.valueOf(TaskPhase.of(task.status()))));
    }

    private void put(Kind<?> kind, ObjectKey name, Settled form) {
        settled.put(new ObjectId(kind, name), form);
    }
}
