package io.fleetgate.rollout;

import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.grant.Grants;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.selector.Label;
import io.fleetgate.store.Index;
import java.util.Collection;
import java.util.List;

/** The look-ups that keep a decision proportional to the change instead of the fleet. */
public final class RolloutIndexes {

    static final Index<ReleaseBindingSpec, ObjectKey> BINDINGS_BY_TARGET =
            new Index<>(SolarKinds.RELEASE_BINDING, binding -> List.of(References.target(binding)));

    static final Index<ReleaseBindingSpec, ObjectKey> BINDINGS_BY_RELEASE =
            new Index<>(SolarKinds.RELEASE_BINDING, binding -> List.of(References.release(binding)));

    static final Index<ReleaseBindingSpec, ObjectKey> BINDINGS_BY_PROFILE =
            new Index<>(SolarKinds.RELEASE_BINDING, Ownership::profileOf);

    static final Index<ReleaseBindingSpec, OwnedTarget> BINDINGS_BY_OWNED_TARGET =
            new Index<>(SolarKinds.RELEASE_BINDING, RolloutIndexes::ownedTarget);

    static final Index<ProfileSpec, ObjectKey> PROFILES_BY_RELEASE =
            new Index<>(SolarKinds.PROFILE, profile -> List.of(ProfileSelection.release(profile)));

    static final Index<ProfileSpec, NamespacedLabel> PROFILES_BY_ANCHOR =
            new Index<>(SolarKinds.PROFILE, ProfileSelection::anchors);

    static final Index<TargetSpec, NamespacedLabel> TARGETS_BY_LABEL =
            new Index<>(SolarKinds.TARGET, RolloutIndexes::labels);

    static final Index<ReleaseSpec, ObjectKey> RELEASES_BY_COMPONENT_VERSION =
            new Index<>(SolarKinds.RELEASE, release -> List.of(References.componentVersion(release)));

    /** Every index that a snapshot for these decisions must have. */
    public static final List<Index<?, ?>> ALL = List.of(
            BINDINGS_BY_TARGET,
            BINDINGS_BY_RELEASE,
            BINDINGS_BY_PROFILE,
            BINDINGS_BY_OWNED_TARGET,
            PROFILES_BY_RELEASE,
            PROFILES_BY_ANCHOR,
            TARGETS_BY_LABEL,
            RELEASES_BY_COMPONENT_VERSION,
            Grants.BY_SUBJECT,
            Grants.BY_CROSSING);

    private RolloutIndexes() {}

    private static List<OwnedTarget> ownedTarget(FleetObject<ReleaseBindingSpec> binding) {
        return Ownership.profileOf(binding).stream()
                .map(profile -> new OwnedTarget(profile, References.target(binding)))
                .toList();
    }

    private static Collection<NamespacedLabel> labels(FleetObject<TargetSpec> target) {
        return target.labels().entrySet().stream()
                .map(entry -> new NamespacedLabel(target.namespace(), new Label(entry.getKey(), entry.getValue())))
                .toList();
    }
}
