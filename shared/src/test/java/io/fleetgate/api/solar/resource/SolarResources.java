package io.fleetgate.api.solar.resource;

import io.fabric8.kubernetes.client.CustomResource;
import java.util.List;

/** Every class of this package that the client reads and writes, sorted by kind. */
final class SolarResources {
    static final List<Class<? extends CustomResource<?, ?>>> ALL = List.of(
            Component.class,
            ComponentVersion.class,
            Profile.class,
            ReferenceGrant.class,
            Registry.class,
            RegistryBinding.class,
            Release.class,
            ReleaseBinding.class,
            RenderArtifact.class,
            RenderBinding.class,
            RenderTask.class,
            Target.class);

    private SolarResources() {}
}
