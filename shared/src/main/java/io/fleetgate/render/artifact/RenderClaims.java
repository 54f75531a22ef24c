package io.fleetgate.render.artifact;

import io.fleetgate.api.solar.LocalReference;
import io.fleetgate.api.solar.ObjectReference;
import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.RenderBindingSpec;
import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.NewObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.name.RenderNames;
import io.fleetgate.store.Snapshot;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The pushed charts that a target claims for itself, and the artifacts that they are. */
public final class RenderClaims {
    private final Snapshot snapshot;
    private final Destination destination;
    private final SortedMap<ObjectKey, DesiredBinding> bindings = new TreeMap<>();
    private final SortedMap<ObjectKey, NewObject<RenderArtifactSpec>> artifacts = new TreeMap<>();

    public RenderClaims(Snapshot snapshot, Destination destination) {
        this.snapshot = snapshot;
        this.destination = destination;
    }

    public SortedMap<ObjectKey, DesiredBinding> bindings() {
        return bindings;
    }

    public SortedMap<ObjectKey, NewObject<RenderArtifactSpec>> artifacts() {
        return artifacts;
    }

    /** Claims the chart that a task has pushed. */
    public void claim(FleetObject<RenderTaskSpec> task) {
        RenderTaskSpec pushed = task.spec();
        if (pushed.baseURL().isEmpty()
                || pushed.repository().isEmpty()
                || pushed.tag().isEmpty()) {
            return;
        }
        ObjectKey artifact = destination.beside(
                RenderNames.artifact(task.namespace(), pushed.baseURL(), pushed.repository(), pushed.tag()));
        ObjectKey key = destination.beside(
                RenderNames.binding(artifact.name(), destination.target().name()));
        bindings.put(key, binding(key, artifact));
        artifacts.put(artifact, new NewObject<>(SolarKinds.RENDER_ARTIFACT, artifact, artifactSpec(task)));
    }

    /** Keeps every stored claim of the target: clusters may still pull what is not wanted any more. */
    public void keepStored() {
        for (FleetObject<RenderBindingSpec> stored : snapshot.lookup(
                RenderIndexes.BINDINGS_BY_TARGET, destination.target().key())) {
            if (!stored.isTerminating()) {
                bindings.putIfAbsent(stored.key(), new DesiredBinding.Kept(stored));
            }
        }
    }

    private DesiredBinding binding(ObjectKey key, ObjectKey artifact) {
        RenderBindingSpec wanted = new RenderBindingSpec(
                new LocalReference(artifact.name()),
                SolarKinds.TARGET.name(),
                destination.target().name(),
                destination.target().namespace(),
                destination.registryRef());
        Optional<FleetObject<RenderBindingSpec>> stored = snapshot.find(SolarKinds.RENDER_BINDING, key);
        if (stored.isPresent()) {
            return stored.get().isTerminating() || isSame(stored.get().spec(), wanted)
                    ? new DesiredBinding.Kept(stored.get())
                    : new DesiredBinding.Patched(stored.get(), wanted);
        }
        return new DesiredBinding.Created(new NewObject<>(SolarKinds.RENDER_BINDING, key, wanted));
    }

    private boolean isSame(RenderBindingSpec stored, RenderBindingSpec wanted) {
        ObjectReference registry = RegistryRefs.localized(
                stored.registryRef(), destination.target().namespace());
        return wanted.equals(new RenderBindingSpec(
                stored.renderArtifactRef(), stored.ownerKind(), stored.ownerName(), stored.ownerNamespace(), registry));
    }

    private RenderArtifactSpec artifactSpec(FleetObject<RenderTaskSpec> task) {
        RenderTaskSpec pushed = task.spec();
        return new RenderArtifactSpec(
                pushed.baseURL(),
                pushed.repository(),
                pushed.tag(),
                task.name(),
                destination.registryRef(),
                new LocalReference(""),
                "",
                "",
                false);
    }
}
