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
import io.fleetgate.object.Part;
import io.fleetgate.rollout.reference.Ownership;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.store.Index;
import io.fleetgate.store.Projection;
import java.util.List;

/** The look-ups that keep a decision proportional to the change instead of the fleet. */
public final class RolloutIndexes {

    public static final Index<ReleaseBindingSpec, ObjectKey> BINDINGS_BY_TARGET =
            Index.of(SolarKinds.RELEASE_BINDING, References.TO_TARGET, binding -> List.of(References.target(binding)));

    public static final Index<ReleaseBindingSpec, ObjectKey> BINDINGS_BY_RELEASE = Index.within(
            SolarKinds.RELEASE_BINDING,
            References.TO_RELEASE,
            ObjectKey::namespace,
            binding -> List.of(References.release(binding)));

    public static final Index<ReleaseBindingSpec, ObjectKey> BINDINGS_BY_PROFILE =
            Index.within(SolarKinds.RELEASE_BINDING, Ownership.PART, ObjectKey::namespace, Ownership::profileOf);

    public static final Index<ReleaseBindingSpec, OwnedTarget> BINDINGS_BY_OWNED_TARGET = Index.within(
            SolarKinds.RELEASE_BINDING,
            References.TO_TARGET.and(Ownership.PART),
            owned -> owned.profile().namespace(),
            RolloutIndexes::ownedTarget);

    public static final Index<ProfileSpec, ObjectKey> PROFILES_BY_RELEASE = Index.within(
            SolarKinds.PROFILE,
            References.TO_RELEASE,
            ObjectKey::namespace,
            profile -> List.of(ProfileSelection.release(profile)));

    public static final Index<ProfileSpec, NamespacedLabel> PROFILES_BY_ANCHOR = Index.within(
            SolarKinds.PROFILE, ProfileSelection.SELECTOR, NamespacedLabel::namespace, ProfileSelection::anchors);

    static final Projection<TargetsByLabel> TARGETS_BY_LABEL = new Projection<>(
            SolarKinds.TARGET,
            TargetsByLabel.class,
            TargetsByLabel.NONE,
            Part.METADATA,
            (targets, before, after) -> targets.next(before, after));

    public static final Index<ReleaseSpec, ObjectKey> RELEASES_BY_COMPONENT_VERSION = Index.of(
            SolarKinds.RELEASE,
            References.TO_COMPONENT_VERSION,
            release -> List.of(References.componentVersion(release)));

    public static final Index<ComponentVersionSpec, ObjectKey> COMPONENT_VERSIONS_BY_COMPONENT = Index.within(
            SolarKinds.COMPONENT_VERSION,
            References.TO_COMPONENT,
            ObjectKey::namespace,
            version -> List.of(References.component(version)));

    public static final Index<TargetSpec, ObjectKey> TARGETS_BY_REGISTRY =
            Index.of(SolarKinds.TARGET, References.TO_RENDER_REGISTRY, target -> List.of(References.registry(target)));

    public static final Index<RegistryBindingSpec, ObjectKey> REGISTRY_BINDINGS_BY_REGISTRY = Index.within(
            SolarKinds.REGISTRY_BINDING,
            References.TO_REGISTRY,
            ObjectKey::namespace,
            binding -> List.of(References.boundRegistry(binding)));

    public static final Index<RegistryBindingSpec, ObjectKey> REGISTRY_BINDINGS_BY_TARGET = Index.of(
            SolarKinds.REGISTRY_BINDING, References.TO_TARGET, binding -> List.of(References.boundTarget(binding)));

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
