package io.fleetgate.rollout.binding;

import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.selector.ParsedSelector;
import io.fleetgate.selector.Selector;
import io.fleetgate.store.Snapshot;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The targets that have a Profile's release from that Profile: those that it selects. One whose selector is invalid selects
 * nothing and keeps the bindings that it has; of that one it is their targets.
 */
public final class RolledOut {
    private final Predicate<ObjectKey> targets;
    private final int count;

    private RolledOut(Predicate<ObjectKey> targets, int count) {
        this.targets = targets;
        this.count = count;
    }

    /** The targets of a Profile; its selector is read once, however many targets are asked about. */
    public static RolledOut of(Snapshot snapshot, FleetObject<ProfileSpec> profile) {
        return switch (ProfileSelection.selector(profile.spec())) {
            case Selector selector ->
                new RolledOut(
                        target -> ProfileSelection.reaches(snapshot, profile, selector, target),
                        ProfileSelection.count(snapshot, profile));
            case ParsedSelector.Invalid invalid -> {
                Set<ObjectKey> bound = bound(snapshot, profile);
                yield new RolledOut(bound::contains, bound.size());
            }
        };
    }

    public boolean contains(ObjectKey target) {
        return targets.test(target);
    }

    /** How many targets they are. */
    public int count() {
        return count;
    }

    private static Set<ObjectKey> bound(Snapshot snapshot, FleetObject<ProfileSpec> profile) {
        return snapshot.lookup(RolloutIndexes.BINDINGS_BY_PROFILE, profile.key()).stream()
                .filter(binding -> SettledBindings.fulfils(profile, binding))
                .map(References::target)
                .filter(target -> Targets.staying(snapshot, target).isPresent())
                .collect(Collectors.toUnmodifiableSet());
    }
}
