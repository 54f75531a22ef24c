package io.fleetgate.render.artifact;

import io.fleetgate.api.solar.RegistrySpec;
import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.grant.Grants;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.name.RegistryAddress;
import io.fleetgate.rollout.binding.Lifecycle;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.store.Snapshot;
import java.util.Optional;

/**
 * With which credentials the tag of an artifact may be deleted. Anybody may write an artifact, so that one only gets those
 * of a registry that it may refer to, and only for that registry's own host. A registry that will be gone gives none: whether
 * the tag goes does not depend on which of the two is seen to first.
 */
public sealed interface TagCredentials {

    /** The artifact names no registry. */
    record Anonymous() implements TagCredentials {}

    /** Those of the registry, in its namespace; the registry's own spec says which, and how it is spoken to. */
    record OfRegistry(FleetObject<RegistrySpec> registry) implements TagCredentials {}

    /** The artifact may not have them; the message says why. */
    record Refused(Reason reason, String message) implements TagCredentials {}

    /** Why credentials are refused. */
    enum Reason {
        NOT_GRANTED,
        REGISTRY_NOT_FOUND,
        HOST_MISMATCH
    }

    static TagCredentials of(Snapshot snapshot, FleetObject<RenderArtifactSpec> artifact) {
        ObjectKey key = References.artifactRegistry(artifact);
        if (key.name().isEmpty()) {
            return new Anonymous();
        }
        String own = artifact.namespace();
        if (!Grants.permit(snapshot, SolarKinds.RENDER_ARTIFACT, own, SolarKinds.REGISTRY, key.namespace())) {
            return new Refused(
                    Reason.NOT_GRANTED,
                    Grants.missing(SolarKinds.RENDER_ARTIFACT, own, SolarKinds.REGISTRY, key.namespace()));
        }
        Optional<FleetObject<RegistrySpec>> registry =
                snapshot.find(SolarKinds.REGISTRY, key).filter(found -> Lifecycle.stays(snapshot, found));
        if (registry.isEmpty()) {
            return new Refused(Reason.REGISTRY_NOT_FOUND, "Registry " + key + " does not exist");
        }
        String hostname = registry.get().spec().hostname();
        return RegistryAddress.areSame(artifact.spec().baseURL(), hostname)
                ? new OfRegistry(registry.get())
                : new Refused(
                        Reason.HOST_MISMATCH,
                        "the chart is in " + artifact.spec().baseURL() + ", not in " + hostname + " of Registry "
                                + key);
    }
}
