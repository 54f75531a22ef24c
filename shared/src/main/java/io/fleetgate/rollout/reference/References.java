package io.fleetgate.rollout.reference;

import io.fleetgate.api.solar.ComponentVersionSpec;
import io.fleetgate.api.solar.ObjectReference;
import io.fleetgate.api.solar.RegistryBindingSpec;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.Part;

/**
 * References with both published shapes made one: the nested namespace, else the flat one, else the referring object's own.
 * Writing out one's own namespace is the same as leaving it out.
 */
public final class References {
    /** Where a binding, or that of a registry, says which target it aims at. */
    public static final Part TO_TARGET = Part.of("spec.targetRef", "spec.targetNamespace");

    /** Where a binding or a Profile says which release it rolls out. */
    public static final Part TO_RELEASE = Part.of("spec.releaseRef");

    /** All that a binding says. */
    public static final Part OF_BINDING = Part.METADATA.and(TO_TARGET).and(TO_RELEASE);

    /** Where a release says of which component version it is. */
    public static final Part TO_COMPONENT_VERSION =
            Part.of("spec.componentVersionRef", "spec.componentVersionNamespace");

    /** Where a component version says of which component it is. */
    public static final Part TO_COMPONENT = Part.of("spec.componentRef");

    /** Where a target says which registry its charts go to. */
    public static final Part TO_RENDER_REGISTRY = Part.of("spec.renderRegistryRef", "spec.renderRegistryNamespace");

    /** Where a registry's binding or a chart says which registry it is about. */
    public static final Part TO_REGISTRY = Part.of("spec.registryRef");

    private References() {}

    /** The target that a binding aims at. */
    public static ObjectKey target(FleetObject<ReleaseBindingSpec> binding) {
        ReleaseBindingSpec spec = binding.spec();
        return new ObjectKey(
                namespace(spec.targetRef().namespace(), spec.targetNamespace(), binding.namespace()),
                spec.targetRef().name());
    }

    /** The release that a binding rolls out, always in the binding's namespace. */
    public static ObjectKey release(FleetObject<ReleaseBindingSpec> binding) {
        return new ObjectKey(binding.namespace(), binding.spec().releaseRef().name());
    }

    /** The component version of a release. */
    public static ObjectKey componentVersion(FleetObject<ReleaseSpec> release) {
        ReleaseSpec spec = release.spec();
        return new ObjectKey(
                namespace(
                        spec.componentVersionRef().namespace(), spec.componentVersionNamespace(), release.namespace()),
                spec.componentVersionRef().name());
    }

    /** The target that a registry is bound to. */
    public static ObjectKey boundTarget(FleetObject<RegistryBindingSpec> binding) {
        RegistryBindingSpec spec = binding.spec();
        return new ObjectKey(
                namespace(spec.targetRef().namespace(), spec.targetNamespace(), binding.namespace()),
                spec.targetRef().name());
    }

    /** The registry that a binding makes available, always in the binding's namespace. */
    public static ObjectKey boundRegistry(FleetObject<RegistryBindingSpec> binding) {
        return new ObjectKey(binding.namespace(), binding.spec().registryRef().name());
    }

    /** The component that a component version is one of, always in the same namespace. */
    public static ObjectKey component(FleetObject<ComponentVersionSpec> version) {
        return new ObjectKey(version.namespace(), version.spec().componentRef().name());
    }

    /** The registry that a target's charts are rendered to. */
    public static ObjectKey registry(FleetObject<TargetSpec> target) {
        TargetSpec spec = target.spec();
        return new ObjectKey(
                namespace(spec.renderRegistryRef().namespace(), spec.renderRegistryNamespace(), target.namespace()),
                spec.renderRegistryRef().name());
    }

    /** The registry that a pushed chart is in. */
    public static ObjectKey artifactRegistry(FleetObject<RenderArtifactSpec> artifact) {
        ObjectReference reference = artifact.spec().registryRef();
        return new ObjectKey(namespace(reference.namespace(), "", artifact.namespace()), reference.name());
    }

    private static String namespace(String nested, String flat, String own) {
        return !nested.isEmpty() ? nested : !flat.isEmpty() ? flat : own;
    }
}
