package io.fleetgate.api.solar;

import io.fleetgate.object.Fields;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.Kind;
import java.util.List;
import java.util.function.Function;

/** The kinds of the group, as the store and the decisions know them. */
public final class SolarKinds {
    public static final String GROUP = "solar.opendefense.cloud";
    public static final String VERSION = "v1alpha1";

    public static final Kind<ComponentSpec> COMPONENT =
            kind("Component", "components", ComponentSpec.class, ComponentSpec::read);
    public static final Kind<ComponentVersionSpec> COMPONENT_VERSION =
            kind("ComponentVersion", "componentversions", ComponentVersionSpec.class, ComponentVersionSpec::read);
    public static final Kind<ProfileSpec> PROFILE = kind("Profile", "profiles", ProfileSpec.class, ProfileSpec::read);
    public static final Kind<ReferenceGrantSpec> REFERENCE_GRANT =
            kind("ReferenceGrant", "referencegrants", ReferenceGrantSpec.class, ReferenceGrantSpec::read);
    public static final Kind<RegistrySpec> REGISTRY =
            kind("Registry", "registries", RegistrySpec.class, RegistrySpec::read);
    public static final Kind<RegistryBindingSpec> REGISTRY_BINDING =
            kind("RegistryBinding", "registrybindings", RegistryBindingSpec.class, RegistryBindingSpec::read);
    public static final Kind<ReleaseSpec> RELEASE = kind("Release", "releases", ReleaseSpec.class, ReleaseSpec::read);
    public static final Kind<ReleaseBindingSpec> RELEASE_BINDING =
            kind("ReleaseBinding", "releasebindings", ReleaseBindingSpec.class, ReleaseBindingSpec::read);
    public static final Kind<RenderArtifactSpec> RENDER_ARTIFACT =
            kind("RenderArtifact", "renderartifacts", RenderArtifactSpec.class, RenderArtifactSpec::read);
    public static final Kind<RenderBindingSpec> RENDER_BINDING =
            kind("RenderBinding", "renderbindings", RenderBindingSpec.class, RenderBindingSpec::read);
    public static final Kind<RenderTaskSpec> RENDER_TASK =
            kind("RenderTask", "rendertasks", RenderTaskSpec.class, RenderTaskSpec::read);
    public static final Kind<TargetSpec> TARGET = kind("Target", "targets", TargetSpec.class, TargetSpec::read);

    /** Every kind of the group, sorted by name. */
    public static final List<Kind<?>> ALL = List.of(
            COMPONENT,
            COMPONENT_VERSION,
            PROFILE,
            REFERENCE_GRANT,
            REGISTRY,
            REGISTRY_BINDING,
            RELEASE,
            RELEASE_BINDING,
            RENDER_ARTIFACT,
            RENDER_BINDING,
            RENDER_TASK,
            TARGET);

    private SolarKinds() {}

    private static <S> Kind<S> kind(String name, String plural, Class<S> specType, Function<Fields, S> specReader) {
        return new Kind<>(new GroupKind(GROUP, name), VERSION, plural, specType, specReader);
    }
}
