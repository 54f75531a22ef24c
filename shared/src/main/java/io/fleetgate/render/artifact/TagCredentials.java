package io.fleetgate.render.artifact;

import io.fleetgate.api.solar.RegistrySpec;
import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.grant.Grants;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.name.RegistryAddress;
import io.fleetgate.rollout.binding.Lifecycle;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.store.Snapshot;
import java.util.Optional;

/**
 * With which credentials the tag of an artifact may be deleted. Anybody may write an artifact, so that one only gets those
 * of a registry that it may refer to, and only for that registry's own host; without any, nothing is sent to a host either that
 * no registry of its namespace vouches for. A registry that is being deleted gives them for as long as it is protected, which it is
 * until the last tag is gone; without protection it gives none, and whether the tag goes does not depend on which of the two is
 * seen to first.
 */
public sealed interface TagCredentials {

    /** Some that may be used, if only none at all. */
    sealed interface Given extends TagCredentials {

        /** Where the tag is; its spec says how it is spoken to. */
        FleetObject<RegistrySpec> registry();
    }

    /** None: the artifact names no registry. It is in the first one by name of those in its namespace that have its host. */
    record Anonymous(FleetObject<RegistrySpec> registry) implements Given {}

    /** Those of the registry, in its namespace; the registry's own spec says which. */
    record OfRegistry(FleetObject<RegistrySpec> registry) implements Given {}

    /** The artifact may not have them; the message says why. */
    record Refused(Reason reason, String message) implements TagCredentials {}

    /** Why credentials are refused. */
    enum Reason {
        NOT_GRANTED,
        REGISTRY_NOT_FOUND,
        HOST_MISMATCH,
        HOST_UNKNOWN
    }

    static TagCredentials of(Snapshot snapshot, FleetObject<RenderArtifactSpec> artifact) {
        ObjectKey key = References.artifactRegistry(artifact);
        if (key.name().isEmpty()) {
            return anonymous(snapshot, artifact);
        }
        String own = artifact.namespace();
        if (!Grants.permit(snapshot, SolarKinds.RENDER_ARTIFACT, own, SolarKinds.REGISTRY, key.namespace())) {
            return new Refused(
                    Reason.NOT_GRANTED,
                    Grants.missing(SolarKinds.RENDER_ARTIFACT, own, SolarKinds.REGISTRY, key.namespace()));
        }
        Optional<FleetObject<RegistrySpec>> registry =
                snapshot.find(SolarKinds.REGISTRY, key).filter(found -> isToBeHad(snapshot, artifact, found));
        if (registry.isEmpty()) {
            return new Refused(Reason.REGISTRY_NOT_FOUND, "Registry " + key + " does not exist");
        }
        return isIn(artifact, registry.get())
                ? new OfRegistry(registry.get())
                : new Refused(
                        Reason.HOST_MISMATCH,
                        "the chart is in "
                                + RegistryAddress.shown(artifact.spec().baseURL()) + ", not in "
                                + RegistryAddress.shown(registry.get().spec().hostname()) + " of Registry " + key);
    }

    private static TagCredentials anonymous(Snapshot snapshot, FleetObject<RenderArtifactSpec> artifact) {
        return snapshot.inNamespace(SolarKinds.REGISTRY, artifact.namespace()).stream()
                .filter(registry -> isIn(artifact, registry) && isToBeHad(snapshot, artifact, registry))
                .findFirst()
                .<TagCredentials>map(Anonymous::new)
                .orElseGet(() -> new Refused(
                        Reason.HOST_UNKNOWN,
                        "the chart names no Registry, and none of namespace " + artifact.namespace() + " is at "
                                + RegistryAddress.shown(artifact.spec().baseURL())));
    }

    /** One that is being deleted is, for as long as it is protected: it goes after the last tag that is in it. */
    private static boolean isToBeHad(
            Snapshot snapshot, FleetObject<RenderArtifactSpec> artifact, FleetObject<RegistrySpec> registry) {
        return Lifecycle.stays(snapshot, registry) || (isIn(artifact, registry) && Finalizers.isProtected(registry));
    }

    private static boolean isIn(FleetObject<RenderArtifactSpec> artifact, FleetObject<RegistrySpec> registry) {
        return RegistryAddress.areSame(
                artifact.spec().baseURL(), registry.spec().hostname());
    }
}
