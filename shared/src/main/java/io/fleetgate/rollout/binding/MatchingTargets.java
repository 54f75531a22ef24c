package io.fleetgate.rollout.binding;

import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.selector.Label;
import io.fleetgate.selector.Selector;
import io.fleetgate.store.Snapshot;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The targets of one namespace that a selector matches, reached through the demand of the selector that the fewest targets
 * meet. A target that will be gone is none of them; the index does not hold it.
 */
final class MatchingTargets {
    private final Selector selector;
    private final List<Collection<FleetObject<TargetSpec>>> candidates;

    private MatchingTargets(Selector selector, List<Collection<FleetObject<TargetSpec>>> candidates) {
        this.selector = selector;
        this.candidates = candidates;
    }

    static MatchingTargets of(Snapshot snapshot, String namespace, Selector selector) {
        return new MatchingTargets(
                selector,
                selector.demands().stream()
                        .map(labels -> lookup(snapshot, namespace, labels))
                        .min(Comparator.comparingInt(MatchingTargets::size))
                        .orElseGet(() -> List.of(lookup(snapshot, NamespacedLabel.any(namespace)))));
    }

    Stream<FleetObject<TargetSpec>> stream() {
        return candidates.stream().flatMap(Collection::stream).filter(target -> selector.matches(target.labels()));
    }

    /** How many; looks at none of them where one demand is all that the selector asks. */
    int count() {
        return selector.isOneDemandAtMost() ? size(candidates) : (int) stream().count();
    }

    private static List<Collection<FleetObject<TargetSpec>>> lookup(
            Snapshot snapshot, String namespace, List<Label> labels) {
        return labels.stream()
                .map(label -> lookup(snapshot, new NamespacedLabel(namespace, label)))
                .toList();
    }

    private static Collection<FleetObject<TargetSpec>> lookup(Snapshot snapshot, NamespacedLabel label) {
        return snapshot.lookup(RolloutIndexes.TARGETS_BY_LABEL, label);
    }

    private static int size(List<Collection<FleetObject<TargetSpec>>> candidates) {
        return candidates.stream().mapToInt(Collection::size).sum();
    }
}
