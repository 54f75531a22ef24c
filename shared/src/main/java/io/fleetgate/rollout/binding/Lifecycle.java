package io.fleetgate.rollout.binding;

import io.fleetgate.object.FleetObject;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.store.Snapshot;
import java.util.List;
import java.util.stream.Stream;

/**
 * Whether a terminating object is gone in the settled fleet. It is, once nothing holds it: the operator removes its own
 * finalizers when their purpose is fulfilled, and never those of anybody else. One that is in a snapshot has a finalizer, so that
 * whatever refers to it finds it held.
 */
public final class Lifecycle {
    private Lifecycle() {}

    /** Whether an object that nothing protects by reference is gone. */
    public static boolean isGone(FleetObject<?> object) {
        return object.isTerminating() && Finalizers.foreign(object).findAny().isEmpty();
    }

    /** Whether an object is there in the settled fleet: not being deleted, or held. */
    public static boolean stays(Snapshot snapshot, FleetObject<?> object) {
        return !isGone(object) || Referents.of(snapshot, object).findAny().isPresent();
    }

    /**
     * What keeps an object from going away when it is deleted, each as a phrase such as {@code Profile apps/edge}; sorted,
     * foreign finalizers last.
     */
    public static List<String> holders(Snapshot snapshot, FleetObject<?> object) {
        return Stream.concat(
                        Referents.of(snapshot, object).map(Lifecycle::phrase),
                        Finalizers.foreign(object).map(finalizer -> "finalizer " + finalizer))
                .toList();
    }

    /** An object as a phrase, such as {@code Profile apps/edge}. */
    public static String phrase(FleetObject<?> object) {
        return object.kind().name() + " " + object.key();
    }
}
