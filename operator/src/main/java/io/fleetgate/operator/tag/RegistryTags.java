package io.fleetgate.operator.tag;

import io.fleetgate.api.solar.RegistrySpec;
import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.operator.registry.RegistryTag;
import io.fleetgate.render.name.RegistryAddress;

/** Where the tag of an artifact is, as its Registry says. */
final class RegistryTags {
    private RegistryTags() {}

    static RegistryTag of(RegistrySpec registry, RenderArtifactSpec artifact) {
        return new RegistryTag(
                registry.plainHTTP() ? RegistryTag.Scheme.HTTP : RegistryTag.Scheme.HTTPS,
                RegistryAddress.normal(registry.hostname()),
                artifact.repository(),
                artifact.tag());
    }
}
