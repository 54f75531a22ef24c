package io.fleetgate.rollout;

import io.fleetgate.api.solar.ComponentVersionSpec;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.grant.Grants;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.Part;
import io.fleetgate.rollout.binding.Selectors;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.selector.ParsedSelector;
import io.fleetgate.store.Snapshot;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What each release of a snapshot brings to a competition, wherever that is: asked once for a release, however many targets it is
 * bound to. A terminating release or component version counts: the binding itself holds the release, and the release its version,
 * until the binding is gone.
 */
final class ReleaseStandings {
    /** All of a release that decides where it runs; what it runs with is not among it. */
    private static final Part COMPETING = Part.METADATA
            .and(References.TO_COMPONENT_VERSION)
            .and(Part.of("spec.uniqueName", "spec.priority", "spec.antiAffinity"));

    private final Snapshot snapshot;
    private final Selectors selectors;
    private final Map<ObjectKey, Standing> standings = new HashMap<>();

    /** How a release stands before it meets others. */
    sealed interface Standing {
        /** It may compete. */
        record Eligible(
                FleetObject<ReleaseSpec> release,
                String uniqueName,
                @Nullable ParsedSelector antiAffinity) implements Standing {}

        /** It may not; {@code rule} is the sentence that says why. */
        record Excluded(RejectionReason reason, String rule) implements Standing {}
    }

    ReleaseStandings(Snapshot snapshot, Selectors selectors) {
        this.snapshot = snapshot;
        this.selectors = selectors;
    }

    /** The standing of a release, stored or not. */
    Standing of(ObjectKey release) {
        return standings.computeIfAbsent(release, this::find);
    }

    private Standing find(ObjectKey key) {
        return snapshot.asking(COMPETING)
                .find(SolarKinds.RELEASE, key)
                .map(this::of)
                .orElseGet(() ->
                        new Standing.Excluded(RejectionReason.RELEASE_NOT_FOUND, "Release " + key + " does not exist"));
    }

    private Standing of(FleetObject<ReleaseSpec> release) {
        ObjectKey key = References.componentVersion(release);
        if (!Grants.permit(
                snapshot, SolarKinds.RELEASE, release.namespace(), SolarKinds.COMPONENT_VERSION, key.namespace())) {
            return new Standing.Excluded(
                    RejectionReason.COMPONENT_VERSION_NOT_GRANTED,
                    Grants.missing(
                            SolarKinds.RELEASE, release.namespace(), SolarKinds.COMPONENT_VERSION, key.namespace()));
        }
        Optional<FleetObject<ComponentVersionSpec>> version = snapshot.find(SolarKinds.COMPONENT_VERSION, key);
        if (version.isEmpty()) {
            return new Standing.Excluded(
                    RejectionReason.COMPONENT_VERSION_NOT_FOUND,
                    "ComponentVersion " + key + " of Release " + release.key() + " does not exist");
        }
        return UniqueNames.effective(release, version.get())
                .<Standing>map(name -> new Standing.Eligible(release, name, selectors.of(release.spec())))
                .orElseGet(() -> new Standing.Excluded(
                        RejectionReason.NO_UNIQUE_NAME,
                        "neither Release " + release.key() + " nor the component of ComponentVersion " + key
                                + " gives a unique name"));
    }
}
