package io.fleetgate.render.artifact;

import io.fleetgate.api.solar.ObjectReference;
import io.fleetgate.api.solar.RenderBindingSpec;
import java.util.Collection;

/** Through which registry an artifact's tag will be deleted: that of the first binding that has one. */
public final class ArtifactPin {
    private ArtifactPin() {}

    /**
     * The reference that an artifact has from now on; the one it has where no binding gives one, for a reference is never
     * cleared, and where the first one given leads to the same registry.
     *
     * @param bindings those that keep the artifact, sorted by name
     */
    public static ObjectReference of(
            ObjectReference current, String namespace, Collection<RenderBindingSpec> bindings) {
        ObjectReference own = RegistryRefs.localized(current, namespace);
        return bindings.stream()
                .map(binding -> RegistryRefs.localized(binding.registryRef(), namespace))
                .filter(reference -> !reference.name().isEmpty())
                .findFirst()
                .filter(reference -> !reference.equals(own))
                .orElse(current);
    }
}
