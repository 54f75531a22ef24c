package io.fleetgate.rollout.binding;

import io.fleetgate.api.solar.ComponentVersionSpec;
import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.RegistryBindingSpec;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.grant.Grants;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.reference.Ownership;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.store.Index;
import io.fleetgate.store.Projection;
import java.util.List;

/** The look-ups that keep a decision proportional to the change instead of the fleet. */
public final class RolloutIndexes {

    public static final Index<ReleaseBindingSpec, ObjectKey> BINDINGS_BY_TARGET =
            new Index<>(SolarKinds.RELEASE_BINDING, binding -> List.of(References.target(binding)));

    public static final Index<ReleaseBindingSpec, ObjectKey> BINDINGS_BY_RELEASE =
            new Index<>(SolarKinds.RELEASE_BINDING, binding -> List.of(References.release(binding)));

    public static final Index<ReleaseBindingSpec, ObjectKey> BINDINGS_BY_PROFILE =
            new Index<>(SolarKinds.RELEASE_BINDING, Ownership::profileOf);

    public static final Index<ReleaseBindingSpec, OwnedTarget> BINDINGS_BY_OWNED_TARGET =
            new Index<>(SolarKinds.RELEASE_BINDING, RolloutIndexes::ownedTarget);

    public static final Index<ProfileSpec, ObjectKey> PROFILES_BY_RELEASE =
            new Index<>(SolarKinds.PROFILE, profile -> List.of(ProfileSelection.release(profile)));

    public static final Index<ProfileSpec, NamespacedLabel> PROFILES_BY_ANCHOR =
            new Index<>(SolarKinds.PROFILE, ProfileSelection::anchors);

    static final Projection<TargetsByLabel> TARGETS_BY_LABEL = new Projection<>(
            SolarKinds.TARGET,
            TargetsByLabel.class,
            TargetsByLabel.NONE,
            (targets, before, after) -> targets.next(before, after));

    public static final Index<ReleaseSpec, ObjectKey> RELEASES_BY_COMPONENT_VERSION =
            new Index<>(SolarKinds.RELEASE, release -> List.of(References.componentVersion(release)));

    public static final Index<ComponentVersionSpec, ObjectKey> COMPONENT_VERSIONS_BY_COMPONENT =
            new Index<>(SolarKinds.COMPONENT_VERSION, version -> List.of(References.component(version)));

    public static final Index<TargetSpec, ObjectKey> TARGETS_BY_REGISTRY =
            new Index<>(SolarKinds.TARGET, target -> List.of(References.registry(target)));

    public static final Index<RegistryBindingSpec, ObjectKey> REGISTRY_BINDINGS_BY_REGISTRY =
            new Index<>(SolarKinds.REGISTRY_BINDING, binding -> List.of(References.boundRegistry(binding)));

    public static final Index<RegistryBindingSpec, ObjectKey> REGISTRY_BINDINGS_BY_TARGET =
            new Index<>(SolarKinds.REGISTRY_BINDING, binding -> List.of(References.boundTarget(binding)));

    /** Everything that a snapshot for these decisions must keep. */
    public static final List<Projection<?>> ALL = List.of(
            BINDINGS_BY_TARGET,
            BINDINGS_BY_RELEASE,
            BINDINGS_BY_PROFILE,
            BINDINGS_BY_OWNED_TARGET,
            PROFILES_BY_RELEASE,
            PROFILES_BY_ANCHOR,
            TARGETS_BY_LABEL,
            RELEASES_BY_COMPONENT_VERSION,
            COMPONENT_VERSIONS_BY_COMPONENT,
            TARGETS_BY_REGISTRY,
            REGISTRY_BINDINGS_BY_REGISTRY,
            REGISTRY_BINDINGS_BY_TARGET,
            Grants.BY_SUBJECT,
            Grants.BY_CROSSING);

    private RolloutIndexes() {}

    private static List<OwnedTarget> ownedTarget(FleetObject<ReleaseBindingSpec> binding) {
        return Ownership.profileOf(binding).stream()
                .map(profile -> new OwnedTarget(profile, References.target(binding)))
                .toList();
    }
}
