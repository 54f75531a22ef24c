package io.fleetgate.settlement.reach;

import io.fleetgate.api.solar.ComponentVersionSpec;
import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.RegistryBindingSpec;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.RenderBindingSpec;
import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.Part;
import io.fleetgate.render.artifact.RenderIndexes;
import io.fleetgate.render.task.TaskName;
import io.fleetgate.rollout.binding.ProfileSelection;
import io.fleetgate.rollout.binding.Referring;
import io.fleetgate.rollout.binding.RolloutIndexes;
import io.fleetgate.rollout.reference.Ownership;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Snapshot;
import java.util.HashSet;
import java.util.Set;

/**
 * What the settled form of other objects takes from an object: protecting finalizers, conditions and counts. Targets whose
 * resolution is affected are not repeated here.
 */
final class Neighbours {
    private final Snapshot snapshot;
    private final Reach reach;
    private final Allowance allowance;
    private final Set<Crossing> crossings = new HashSet<>();

    /** From one namespace into another; many grants may be about the same one, which is looked at once. */
    private record Crossing(String from, String to) {}

    Neighbours(Snapshot snapshot, Reach reach, Allowance allowance) {
        this.snapshot = snapshot;
        this.reach = reach;
        this.allowance = allowance;
    }

    void ofTarget(FleetObject<TargetSpec> target) {
        addRegistry(References.registry(target));
        ProfileSelection.profiles(snapshot, target).forEach(this::add);
        Referring.registryBindings(snapshot, target.key()).forEach(this::add);
        Referring.bindings(snapshot, target.key()).forEach(this::ofBinding);
    }

    void ofBinding(FleetObject<ReleaseBindingSpec> binding) {
        add(SolarKinds.RELEASE, References.release(binding));
        addComponentVersion(References.release(binding));
        Ownership.profileOf(binding).forEach(profile -> {
            add(SolarKinds.PROFILE, profile);
            snapshot.find(SolarKinds.PROFILE, profile).ifPresent(this::addRelease);
        });
    }

    void ofProfile(FleetObject<ProfileSpec> profile) {
        addRelease(profile);
        snapshot.lookup(RolloutIndexes.BINDINGS_BY_PROFILE, profile.key()).forEach(this::ofBinding);
    }

    void ofRelease(FleetObject<ReleaseSpec> release) {
        addComponentVersion(release);
        ProfileSelection.rollingOut(snapshot, release.key()).forEach(this::add);
    }

    void ofComponentVersion(FleetObject<ComponentVersionSpec> version) {
        add(SolarKinds.COMPONENT, References.component(version));
        Referring.releases(snapshot, version.key()).forEach(this::add);
    }

    void ofRegistry(ObjectKey registry) {
        Referring.targets(snapshot, registry).forEach(target -> reach.targets().add(target.key()));
        snapshot.lookup(RolloutIndexes.REGISTRY_BINDINGS_BY_REGISTRY, registry).forEach(binding -> {
            add(binding);
            reach.targets().add(References.boundTarget(binding));
        });
        ofArtifactsIn(registry);
    }

    void ofRegistryBinding(FleetObject<RegistryBindingSpec> binding) {
        reach.targets().add(References.boundTarget(binding));
        addRegistry(References.boundRegistry(binding));
    }

    void ofRenderTask(FleetObject<RenderTaskSpec> task) {
        reach.targets().addAll(RenderIndexes.owningTarget(task));
        RenderIndexes.artifacts(task).forEach(artifact -> add(SolarKinds.RENDER_ARTIFACT, artifact));
        if (!TaskName.isOfItsOwner(task)) {
            ofTakenName(task.namespace());
        }
    }

    /** A task under the name of another target's stands in its way; whose that is, no name tells. */
    private void ofTakenName(String namespace) {
        for (FleetObject<TargetSpec> target : snapshot.asking(Part.NOTHING).inNamespace(SolarKinds.TARGET, namespace)) {
            allowance.check();
            reach.targets().add(target.key());
        }
    }

    void ofRenderBinding(FleetObject<RenderBindingSpec> binding) {
        reach.targets().addAll(RenderIndexes.boundFor(binding));
        add(SolarKinds.RENDER_ARTIFACT, RenderIndexes.artifact(binding));
    }

    /** A target creates no binding to an artifact while that is being deleted and held, as another target's claim does. */
    void ofClaims(ObjectKey target) {
        snapshot.lookup(RenderIndexes.BINDINGS_BY_TARGET, target)
                .forEach(binding -> ofDeletion(RenderIndexes.artifact(binding)));
    }

    /** Every target that pushes or binds an artifact. */
    void ofRenderArtifact(ObjectKey artifact) {
        snapshot.lookup(RenderIndexes.TASKS_BY_ARTIFACT, artifact)
                .forEach(task -> reach.targets().addAll(RenderIndexes.owningTarget(task)));
        snapshot.lookup(RenderIndexes.BINDINGS_BY_ARTIFACT, artifact)
                .forEach(binding -> reach.targets().addAll(RenderIndexes.boundFor(binding)));
    }

    /** Whatever refers from one namespace into another, which a grant may permit. */
    void ofCrossing(String from, String to) {
        if (crossings.add(new Crossing(from, to))) {
            addCrossing(from, to);
        }
    }

    private void addCrossing(String from, String to) {
        ProfileSelection.inNamespace(snapshot, from).stream()
                .filter(profile -> ProfileSelection.selectsAnyIn(snapshot, profile, to))
                .forEach(this::add);
        for (FleetObject<ReleaseBindingSpec> binding :
                snapshot.asking(References.OF_BINDING).inNamespace(SolarKinds.RELEASE_BINDING, from)) {
            if (References.target(binding).namespace().equals(to)) {
                ofBinding(binding);
            }
        }
        for (FleetObject<ReleaseSpec> release :
                snapshot.asking(References.TO_COMPONENT_VERSION).inNamespace(SolarKinds.RELEASE, from)) {
            if (References.componentVersion(release).namespace().equals(to)) {
                add(release);
                addComponentVersion(release);
            }
        }
        for (FleetObject<TargetSpec> target :
                snapshot.asking(References.TO_RENDER_REGISTRY).inNamespace(SolarKinds.TARGET, from)) {
            if (References.registry(target).namespace().equals(to)) {
                reach.targets().add(target.key());
                addRegistry(References.registry(target));
            }
        }
        for (FleetObject<RegistryBindingSpec> binding : snapshot.asking(
                        References.TO_TARGET.and(References.TO_REGISTRY))
                .inNamespace(SolarKinds.REGISTRY_BINDING, from)) {
            if (References.boundTarget(binding).namespace().equals(to)) {
                add(binding);
                reach.targets().add(References.boundTarget(binding));
            }
        }
        for (FleetObject<RenderArtifactSpec> artifact :
                snapshot.asking(References.TO_REGISTRY).inNamespace(SolarKinds.RENDER_ARTIFACT, from)) {
            if (References.artifactRegistry(artifact).namespace().equals(to)) {
                ofCredentials(artifact);
            }
        }
    }

    /** A registry that is only now held, or no longer, decides with its credentials whether tags in it are deleted. */
    private void addRegistry(ObjectKey registry) {
        add(SolarKinds.REGISTRY, registry);
        if (isTerminating(SolarKinds.REGISTRY, registry)) {
            ofArtifactsIn(registry);
        }
    }

    private void ofArtifactsIn(ObjectKey registry) {
        RenderIndexes.artifactsNaming(snapshot, registry).forEach(this::ofCredentials);
        snapshot.find(SolarKinds.REGISTRY, registry)
                .map(found ->
                        new RenderIndexes.Place(found.namespace(), found.spec().hostname()))
                .ifPresent(place ->
                        snapshot.lookup(RenderIndexes.ARTIFACTS_BY_PLACE, place).forEach(this::ofCredentials));
    }

    private void ofCredentials(FleetObject<RenderArtifactSpec> artifact) {
        add(artifact);
        ofDeletion(artifact.key());
    }

    private void ofDeletion(ObjectKey artifact) {
        if (isTerminating(SolarKinds.RENDER_ARTIFACT, artifact)) {
            ofRenderArtifact(artifact);
        }
    }

    private boolean isTerminating(Kind<?> kind, ObjectKey key) {
        return snapshot.find(kind, key).filter(FleetObject::isTerminating).isPresent();
    }

    /** A Profile that waits for its bindings holds its release, which need not be theirs. */
    private void addRelease(FleetObject<ProfileSpec> profile) {
        ObjectKey release = ProfileSelection.release(profile);
        add(SolarKinds.RELEASE, release);
        addComponentVersion(release);
    }

    /** A release that is only now held, or no longer, holds its component version, and that its component. */
    private void addComponentVersion(ObjectKey release) {
        snapshot.find(SolarKinds.RELEASE, release).ifPresent(this::addComponentVersion);
    }

    private void addComponentVersion(FleetObject<ReleaseSpec> release) {
        ObjectKey version = References.componentVersion(release);
        add(SolarKinds.COMPONENT_VERSION, version);
        snapshot.find(SolarKinds.COMPONENT_VERSION, version)
                .ifPresent(found -> add(SolarKinds.COMPONENT, References.component(found)));
    }

    private void add(FleetObject<?> object) {
        allowance.check();
        reach.objects().add(ObjectId.of(object));
    }

    private void add(Kind<?> kind, ObjectKey key) {
        reach.objects().add(new ObjectId(kind, key));
    }
}
