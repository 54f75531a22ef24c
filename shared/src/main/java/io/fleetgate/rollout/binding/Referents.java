package io.fleetgate.rollout.binding;

import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.grant.Grants;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.Part;
import io.fleetgate.rollout.reference.Ownership;
import io.fleetgate.store.Snapshot;
import java.util.stream.Stream;

/**
 * What refers to an object and will stay, so that the object stays too. Only references that are granted count: nobody can
 * pin an object of a namespace that never let them refer to it.
 */
public final class Referents {
    private final Snapshot snapshot;
    private final Snapshot referring;
    private final ObjectKey key;

    private Referents(Snapshot snapshot, ObjectKey key) {
        this.snapshot = snapshot;
        this.referring = snapshot.asking(Part.METADATA);
        this.key = key;
    }

    /** The referring objects, by kind and key; for a Profile, the bindings of its own that outlive it. */
    public static Stream<FleetObject<?>> of(Snapshot snapshot, FleetObject<?> object) {
        Referents referents = new Referents(snapshot, object.key());
        Kind<?> kind = object.kind();
        if (kind.equals(SolarKinds.RELEASE)) {
            return referents.ofRelease();
        } else if (kind.equals(SolarKinds.COMPONENT_VERSION)) {
            return referents.ofComponentVersion();
        } else if (kind.equals(SolarKinds.COMPONENT)) {
            return referents.ofComponent();
        } else if (kind.equals(SolarKinds.REGISTRY)) {
            return referents.ofRegistry();
        } else if (kind.equals(SolarKinds.PROFILE) && object.isTerminating()) {
            return referents.ofTerminatingProfile(SolarKinds.PROFILE.cast(object));
        }
        return Stream.of();
    }

    /**
     * Whatever refers to an object now, whether it stays or not; for a Profile, its bindings. Nothing that is still there may
     * find the object gone.
     */
    public static Stream<FleetObject<?>> stored(Snapshot snapshot, FleetObject<?> object) {
        Referents referents = new Referents(snapshot, object.key());
        Kind<?> kind = object.kind();
        if (kind.equals(SolarKinds.RELEASE)) {
            return Stream.concat(
                    referents.profiles(), snapshot.lookup(RolloutIndexes.BINDINGS_BY_RELEASE, object.key()).stream());
        } else if (kind.equals(SolarKinds.COMPONENT_VERSION)) {
            return referents.releases();
        } else if (kind.equals(SolarKinds.COMPONENT)) {
            return referents.componentVersions();
        } else if (kind.equals(SolarKinds.REGISTRY)) {
            return Stream.concat(referents.registryBindings(), referents.targets());
        } else if (kind.equals(SolarKinds.PROFILE)) {
            return referents.ownedBindings();
        }
        return Stream.of();
    }

    private Stream<FleetObject<?>> ofRelease() {
        return Stream.concat(
                profiles()
                        .filter(profile -> !profile.isTerminating()
                                || of(snapshot, profile).findAny().isPresent()),
                snapshot.lookup(RolloutIndexes.BINDINGS_BY_RELEASE, key).stream()
                        .filter(binding -> SettledBindings.isKept(snapshot, binding)));
    }

    private Stream<FleetObject<?>> ofComponentVersion() {
        return releases().filter(this::stays);
    }

    private Stream<FleetObject<?>> ofComponent() {
        return componentVersions().filter(this::stays);
    }

    private Stream<FleetObject<?>> ofRegistry() {
        return Stream.concat(registryBindings(), targets()).filter(this::stays);
    }

    /** Bindings of a former Profile of that name are none of its own. */
    private Stream<FleetObject<?>> ofTerminatingProfile(FleetObject<ProfileSpec> profile) {
        return snapshot.lookup(RolloutIndexes.BINDINGS_BY_PROFILE, key).stream()
                .filter(binding -> Ownership.controls(profile, binding))
                .filter(binding -> SettledBindings.isKept(snapshot, binding))
                .map(binding -> binding);
    }

    private Stream<FleetObject<?>> ownedBindings() {
        return snapshot.lookup(RolloutIndexes.BINDINGS_BY_PROFILE, key).stream().map(binding -> binding);
    }

    private Stream<FleetObject<ProfileSpec>> profiles() {
        return referring.lookup(RolloutIndexes.PROFILES_BY_RELEASE, key).stream();
    }

    private Stream<FleetObject<?>> releases() {
        return Referring.releases(referring, key).stream()
                .filter(release -> mayRefer(release, SolarKinds.COMPONENT_VERSION))
                .map(release -> release);
    }

    private Stream<FleetObject<?>> componentVersions() {
        return referring.lookup(RolloutIndexes.COMPONENT_VERSIONS_BY_COMPONENT, key).stream()
                .map(version -> version);
    }

    private Stream<FleetObject<?>> registryBindings() {
        return referring.lookup(RolloutIndexes.REGISTRY_BINDINGS_BY_REGISTRY, key).stream()
                .map(binding -> binding);
    }

    private Stream<FleetObject<?>> targets() {
        return Referring.targets(referring, key).stream()
                .filter(target -> mayRefer(target, SolarKinds.REGISTRY))
                .map(target -> target);
    }

    private boolean stays(FleetObject<?> object) {
        return Lifecycle.stays(snapshot, object);
    }

    private boolean mayRefer(FleetObject<?> from, Kind<?> to) {
        return Grants.permit(snapshot, from.kind(), from.namespace(), to, key.namespace());
    }
}
