package io.fleetgate.operator.reconcile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectId;
import io.fleetgate.operator.gateway.Decided;
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
    private final Restraint<Place> repetitions;
    private final Restraint<ObjectId> failures;

    /** Where a write is seen as done again: an object with its UID, which is empty where it is created, and a kind of step. */
    private record Place(ObjectId id, String uid, Class<? extends Step> step) {
        private static Place of(Step.Write step) {
            String uid =
                    Decided.object(step).map(object -> object.metadata().uid()).orElse("");
            return new Place(step.id(), uid, step.getClass());
        }

        private static Place ofCreation(ObjectId id) {
            return new Place(id, "", Step.Create.class);
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
        return wait.isPositive() ? wait : repetitions.tryOnce(Place.of(step), content(step));
    }

    /**
     * What came of a write. What is deleted here as it was created may be created here again, for nobody else undid it; what
     * somebody has made something else of may not.
     */
    void performed(Step.Write step, Outcome outcome) {
        if (isFailureOf(outcome)) {
            failures.count(step.id());
        } else if (step instanceof Step.Delete(FleetObject<?> object)) {
            repetitions.forgive(Place.ofCreation(step.id()), creation(object.document()));
        }
    }

    /** Whether the next write into the object is likely to fare no better; an API server that is busy says nothing of it. */
    private static boolean isFailureOf(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Throttled _ -> false;
            case Outcome.Conflict(Outcome.Conflict.Why why) -> why != Outcome.Conflict.Why.STALE;
            default -> isLater(Verdict.of(outcome));
        };
    }

    private static boolean isLater(Verdict verdict) {
        return verdict == Verdict.LATER || verdict == Verdict.MUCH_LATER;
    }

    /** Equal for two steps that write the same. */
    private static int content(Step.Write step) {
        return switch (step) {
            case Step.Create(var _, var document) -> creation(document);
            case Step.SetFinalizers(FleetObject<?> object, var finalizers) ->
                change(object.metadata().finalizers(), finalizers).hashCode();
            case Step.SetStatus(var _, var status, var removed) -> 31 * status.hashCode() + removed.hashCode();
            case Step.SetSpec(var _, var spec) -> spec.hashCode();
            case Step.Apply(var _, var document) -> document.hashCode();
            case Step.Delete _ -> 0;
        };
    }

    /** Equal for what is to be created and what is stored, as long as nobody has changed what it says. */
    private static int creation(ObjectNode document) {
        return document.path("spec").hashCode();
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
