package io.fleetgate.rollout.binding;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.selector.LabelIndex;
import io.fleetgate.selector.Selector;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;

/** The targets that selectors can match, by namespace and labels. A target that will be gone is none of them. */
record TargetsByLabel(PMap<String, LabelIndex<ObjectKey>> byNamespace) {
    static final TargetsByLabel NONE = new TargetsByLabel(HashTreePMap.empty());

    /** How many targets of a namespace a selector matches; costs about the same however many there are. */
    int count(String namespace, Selector selector) {
        return in(namespace).count(selector);
    }

    /** The targets of a namespace that a selector matches, in no particular order. */
    Stream<ObjectKey> matching(String namespace, Selector selector) {
        return in(namespace).matching(selector);
    }

    TargetsByLabel next(@Nullable FleetObject<?> before, @Nullable FleetObject<?> after) {
        TargetsByLabel others = before == null || isSelectable(after) ? this : without(before.key());
        return after != null && isSelectable(after) ? others.with(after) : others;
    }

    private static boolean isSelectable(@Nullable FleetObject<?> target) {
        return target != null && !Lifecycle.isGone(target);
    }

    private TargetsByLabel with(FleetObject<?> target) {
        return with(target.namespace(), in(target.namespace()).with(target.key(), target.labels()));
    }

    private TargetsByLabel without(ObjectKey target) {
        return with(target.namespace(), in(target.namespace()).without(target));
    }

    private TargetsByLabel with(String namespace, LabelIndex<ObjectKey> index) {
        return new TargetsByLabel(index.isEmpty() ? byNamespace.minus(namespace) : byNamespace.plus(namespace, index));
    }

    private LabelIndex<ObjectKey> in(String namespace) {
        return byNamespace.getOrDefault(namespace, LabelIndex.empty());
    }
}
