package io.fleetgate.render.artifact;

import io.fleetgate.api.solar.RegistrySpec;
import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.RenderBindingSpec;
import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.Part;
import io.fleetgate.render.name.RegistryAddress;
import io.fleetgate.render.name.RenderNames;
import io.fleetgate.rollout.binding.Referring;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.store.Index;
import io.fleetgate.store.Snapshot;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** The look-ups by which a target finds what was rendered for it. */
public final class RenderIndexes {
    /** For what something was rendered. */
    private static final Part OWNER = Part.of("spec.ownerKind", "spec.ownerNamespace", "spec.ownerName");

    /** Where a chart is. */
    private static final Part ADDRESS = Part.of("spec.baseURL", "spec.repository", "spec.tag");

    /** Tasks by the target that owns them. What says so from another namespace is not believed. */
    public static final Index<RenderTaskSpec, ObjectKey> TASKS_BY_TARGET =
            Index.within(SolarKinds.RENDER_TASK, OWNER, ObjectKey::namespace, RenderIndexes::owningTarget);

    /** Bindings by the target that owns them, likewise. */
    public static final Index<RenderBindingSpec, ObjectKey> BINDINGS_BY_TARGET =
            Index.within(SolarKinds.RENDER_BINDING, OWNER, ObjectKey::namespace, RenderIndexes::boundFor);

    /** Bindings by the artifact that they keep, whoever owns them. */
    public static final Index<RenderBindingSpec, ObjectKey> BINDINGS_BY_ARTIFACT = Index.within(
            SolarKinds.RENDER_BINDING,
            Part.of("spec.renderArtifactRef"),
            ObjectKey::namespace,
            binding -> List.of(artifact(binding)));

    /** Tasks by the artifact that their chart is, whether it is pushed already or not. */
    public static final Index<RenderTaskSpec, ObjectKey> TASKS_BY_ARTIFACT =
            Index.within(SolarKinds.RENDER_TASK, ADDRESS, ObjectKey::namespace, RenderIndexes::artifacts);

    /** Artifacts by the registry through which their tag is deleted; those that name one. */
    public static final Index<RenderArtifactSpec, ObjectKey> ARTIFACTS_BY_REGISTRY =
            Index.of(SolarKinds.RENDER_ARTIFACT, References.TO_REGISTRY, RenderIndexes::registry);

    /** Artifacts that name no registry, by where they are: the registries there decide whether their tag is deleted. */
    public static final Index<RenderArtifactSpec, Place> ARTIFACTS_BY_PLACE = Index.within(
            SolarKinds.RENDER_ARTIFACT, References.TO_REGISTRY.and(ADDRESS), Place::namespace, RenderIndexes::place);

    /** Artifacts by the tag that they stand for: two of different names, which tell spellings apart, may stand for one. */
    public static final Index<RenderArtifactSpec, Tag> ARTIFACTS_BY_TAG =
            Index.of(SolarKinds.RENDER_ARTIFACT, ADDRESS, artifact -> List.of(Tag.of(artifact)));

    /** Tasks of a namespace by the tag that their chart has or will have, however the address of its registry is spelled. */
    public static final Index<RenderTaskSpec, LocalTag> TASKS_BY_TAG =
            Index.within(SolarKinds.RENDER_TASK, ADDRESS, LocalTag::namespace, task -> List.of(LocalTag.of(task)));

    /** Every index that a snapshot for these decisions must have. */
    public static final List<Index<?, ?>> ALL = List.of(
            TASKS_BY_TARGET,
            BINDINGS_BY_TARGET,
            BINDINGS_BY_ARTIFACT,
            TASKS_BY_ARTIFACT,
            ARTIFACTS_BY_REGISTRY,
            ARTIFACTS_BY_PLACE,
            ARTIFACTS_BY_TAG,
            TASKS_BY_TAG);

    /** An address as seen from a namespace, whose Registries may be there. */
    public record Place(String namespace, String address) {
        public Place {
            address = RegistryAddress.normal(address);
        }
    }

    /** What is deleted in a registry, however its address is spelled. */
    public record Tag(String address, String repository, String name) {
        public Tag {
            address = RegistryAddress.normal(address);
        }

        public static Tag of(FleetObject<RenderArtifactSpec> artifact) {
            RenderArtifactSpec spec = artifact.spec();
            return new Tag(spec.baseURL(), spec.repository(), spec.tag());
        }
    }

    /** A tag as pushed from a namespace: what a registry says to one namespace is no concern of the others. */
    public record LocalTag(String namespace, Tag tag) {
        private static LocalTag of(FleetObject<RenderTaskSpec> task) {
            RenderTaskSpec spec = task.spec();
            return new LocalTag(task.namespace(), new Tag(spec.baseURL(), spec.repository(), spec.tag()));
        }
    }

    private RenderIndexes() {}

    /** The artifacts whose tags are deleted through a registry: those that name it, and those that name none and are in it. */
    public static Stream<FleetObject<RenderArtifactSpec>> artifactsOf(
            Snapshot snapshot, FleetObject<RegistrySpec> registry) {
        Place place = new Place(registry.namespace(), registry.spec().hostname());
        return Stream.concat(
                artifactsNaming(snapshot, registry.key()).stream(),
                snapshot.lookup(ARTIFACTS_BY_PLACE, place).stream());
    }

    /** The artifacts that name a registry; of those that cannot be read, the ones that may. */
    public static Collection<FleetObject<RenderArtifactSpec>> artifactsNaming(Snapshot snapshot, ObjectKey registry) {
        return Referring.lookup(snapshot, ARTIFACTS_BY_REGISTRY, SolarKinds.REGISTRY, registry);
    }

    /** The artifact that a task's chart is or will be; none where the task does not say where its chart goes. */
    public static List<ObjectKey> artifacts(FleetObject<RenderTaskSpec> task) {
        RenderTaskSpec spec = task.spec();
        return spec.baseURL().isEmpty()
                        || spec.repository().isEmpty()
                        || spec.tag().isEmpty()
                ? List.of()
                : List.of(new ObjectKey(
                        task.namespace(),
                        RenderNames.artifact(task.namespace(), spec.baseURL(), spec.repository(), spec.tag())));
    }

    /** The artifact that a binding keeps, always in the binding's namespace. */
    public static ObjectKey artifact(FleetObject<RenderBindingSpec> binding) {
        return new ObjectKey(
                binding.namespace(), binding.spec().renderArtifactRef().name());
    }

    /** The target that a binding claims its artifact for; none where it is for something else. */
    public static List<ObjectKey> boundFor(FleetObject<RenderBindingSpec> binding) {
        RenderBindingSpec spec = binding.spec();
        return target(binding, spec.ownerKind(), spec.ownerNamespace(), spec.ownerName());
    }

    /** The target that a task renders for; none where it is for something else. */
    public static List<ObjectKey> owningTarget(FleetObject<RenderTaskSpec> task) {
        RenderTaskSpec spec = task.spec();
        return target(task, spec.ownerKind(), spec.ownerNamespace(), spec.ownerName());
    }

    private static List<ObjectKey> registry(FleetObject<RenderArtifactSpec> artifact) {
        ObjectKey registry = References.artifactRegistry(artifact);
        return registry.name().isEmpty() ? List.of() : List.of(registry);
    }

    private static List<Place> place(FleetObject<RenderArtifactSpec> artifact) {
        return registry(artifact).isEmpty()
                ? List.of(new Place(artifact.namespace(), artifact.spec().baseURL()))
                : List.of();
    }

    private static List<ObjectKey> target(FleetObject<?> owned, String kind, String namespace, String name) {
        return kind.equals(SolarKinds.TARGET.name()) && namespace.equals(owned.namespace())
                ? List.of(new ObjectKey(namespace, name))
                : List.of();
    }
}
