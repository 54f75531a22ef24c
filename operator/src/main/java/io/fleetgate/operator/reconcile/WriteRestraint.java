package io.fleetgate.operator.reconcile;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectId;
import io.fleetgate.operator.gateway.Outcome;
import io.fleetgate.operator.queue.Restraint;
import io.fleetgate.reconcile.Step;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * Which writes have to wait though they may be made: the same one that is made again and again because somebody undoes it, and any
 * into an object that writes keep failing for. An event about an object cuts its back-off short, so whoever edits it all the time
 * would otherwise make the operator write as often. Safe for any number of threads.
 */
final class WriteRestraint {
    private final Restraint<Content> repetitions;
    private final Restraint<ObjectId> failures;

    /** The same for two steps that write the same into the same object. */
    private record Content(ObjectId id, int hash) {
        private static Content of(Step.Write step) {
            int hash = switch (step) {
                case Step.Create(var _, var document) -> document.hashCode();
                case Step.SetFinalizers(FleetObject<?> object, var finalizers) ->
                    change(object.metadata().finalizers(), finalizers).hashCode();
                case Step.SetStatus(var _, var status, var removed) -> 31 * status.hashCode() + removed.hashCode();
                case Step.SetSpec(var _, var spec) -> spec.hashCode();
                case Step.Delete _ -> 0;
            };
            return new Content(step.id(), 31 * step.getClass().hashCode() + hash);
        }

        /** What comes and what goes; what others add and take off beside it makes it no other write. */
        private static List<Set<String>> change(List<String> before, List<String> after) {
            return List.of(without(after, before), without(before, after));
        }

        private static Set<String> without(List<String> all, List<String> some) {
            Set<String> left = new LinkedHashSet<>(all);
            some.forEach(left::remove);
            return left;
        }
    }

    /** Nothing has been written. */
    WriteRestraint() {
        this(System::nanoTime);
    }

    WriteRestraint(LongSupplier nanoTime) {
        this.repetitions = new Restraint<>(nanoTime);
        this.failures = new Restraint<>(nanoTime);
    }

    /** How long to wait before a write; where that is zero, it is made now. */
    Duration tryWrite(Step.Write step) {
        Duration wait = failures.untilNext(step.id());
        return wait.isPositive() ? wait : repetitions.tryOnce(Content.of(step));
    }

    /** What came of a write. */
    void performed(Step.Write step, Outcome outcome) {
        switch (Verdict.of(outcome)) {
            case LATER, MUCH_LATER -> failures.count(step.id());
            case GO_ON, STOP -> {}
        }
    }
}
