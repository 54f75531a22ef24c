package io.fleetgate.api.resource;

import io.fabric8.kubernetes.client.CustomResource;
import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.api.haptic.resource.HAProxyTemplateConfig;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.resource.Component;
import io.fleetgate.api.solar.resource.ComponentVersion;
import io.fleetgate.api.solar.resource.Profile;
import io.fleetgate.api.solar.resource.ReferenceGrant;
import io.fleetgate.api.solar.resource.Registry;
import io.fleetgate.api.solar.resource.RegistryBinding;
import io.fleetgate.api.solar.resource.Release;
import io.fleetgate.api.solar.resource.ReleaseBinding;
import io.fleetgate.api.solar.resource.RenderArtifact;
import io.fleetgate.api.solar.resource.RenderBinding;
import io.fleetgate.api.solar.resource.RenderTask;
import io.fleetgate.api.solar.resource.Target;
import io.fleetgate.object.Kind;
import java.util.List;
import java.util.stream.Stream;

/** Every class that the client reads and writes, and the kinds in the same order. */
final class ApiResources {
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
            Target.class,
            HAProxyTemplateConfig.class);

    static final List<Kind<?>> KINDS = Stream.of(SolarKinds.ALL, HapticKinds.ALL)
            .<Kind<?>>flatMap(List::stream)
            .toList();

    private ApiResources() {}
}
