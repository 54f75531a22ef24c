package io.fleetgate.rollout;

import io.fleetgate.object.FleetObject;
import io.fleetgate.rollout.binding.Referents;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import io.fleetgate.store.UndecidableException;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is stored right after the API server accepted a change set. Whether a deleted object is held is decided at that moment, by
 * the finalizers that it has then: the operator has given it one before, even where that is not stored yet, or in files never is,
 * but none for what refers to the object only from this change set on.
 */
final class Overlay {
    private Overlay() {}

    static Snapshot of(Snapshot base, ChangeSet changes) {
        return base.with(new ChangeSet(changes.changes().stream()
                .map(change -> change instanceof Change.Delete(FleetObject<?> before)
                        ? new Change.Delete(guarded(base, before))
                        : change)
                .toList()));
    }

    private static FleetObject<?> guarded(Snapshot base, FleetObject<?> object) {
        if (object.isTerminating()) {
            return object;
        }
        Stream<String> stored = object.metadata().finalizers().stream();
        return object.withFinalizers(
                Stream.concat(stored, holding(base, object).stream()).distinct().toList());
    }

    /** What has a finalizer of its own has it from its beginning, so that there is nothing to look up. */
    private static Optional<String> holding(Snapshot base, FleetObject<?> object) {
        return Finalizers.own(object.kind())
                .or(() -> Finalizers.protecting(object.kind()).filter(_ -> mayBeReferredTo(base, object)));
    }

    /** Where nobody can say it, it is held: whoever asks by what, or lets go of it, learns that it cannot be said. */
    private static boolean mayBeReferredTo(Snapshot base, FleetObject<?> object) {
        try {
            return Referents.of(base, object).findAny().isPresent();
        } catch (UndecidableException _) {
            return true;
        }
    }
}
