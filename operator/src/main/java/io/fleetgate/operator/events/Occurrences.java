package io.fleetgate.operator.events;

import io.fleetgate.condition.ConditionType;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectId;
import io.fleetgate.operator.gateway.Decided;
import io.fleetgate.operator.gateway.Outcome;
import io.fleetgate.reconcile.Step;
import io.fleetgate.store.Snapshot;
import io.fleetgate.text.FirstFew;
import java.util.List;
import java.util.stream.Stream;

/**
 * What there is to tell of a write: a deletion that it is the first sign of, bindings and tasks that come and go, conditions that
 * flip, and what went wrong.
 */
final class Occurrences {
    private final Step.Write step;
    private final FleetObject<?> object;
    private final Snapshot fleet;

    private Occurrences(Step.Write step, Snapshot fleet) {
        this.step = step;
        this.object = object(step);
        this.fleet = fleet;
    }

    /**
     * What there is to tell, in the order in which it happened.
     *
     * @param fleet as it was known when the write was decided about
     */
    static List<Occurrence> of(Step step, Outcome outcome, Snapshot fleet) {
        return switch (step) {
            case Step.Write write -> new Occurrences(write, fleet).of(outcome).toList();
            case Step.DeleteTag deletion -> ofTag(deletion, outcome);
            case Step.KeepTag _ -> List.of();
        };
    }

    /** What is written because of it is told of with that write. */
    private static List<Occurrence> ofTag(Step.DeleteTag deletion, Outcome outcome) {
        return outcome instanceof Outcome.Written || outcome instanceof Outcome.Deleted
                ? List.of(Occurrence.normal(
                        Regarding.of(deletion.object()),
                        "OCICleanupSucceeded",
                        ConditionType.OCI_CLEANUP.wireName(),
                        "nothing claims the chart any more, and its tag is deleted"))
                : List.of();
    }

    private Stream<Occurrence> of(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Written _, Outcome.Deleted _ -> Stream.concat(deletion(), carriedOut());
            case Outcome.Contended(var contenders, var then) ->
                Stream.concat(Stream.of(contended(contenders)), of(then));
            case Outcome.Refused(int status, String reason, String message) ->
                Stream.of(wentWrong(
                        Occurrence.REFUSED,
                        "the API server refuses a write, " + status + " " + reason + ": " + message));
            case Outcome.Gone _,
                    Outcome.Replaced _,
                    Outcome.Conflict _,
                    Outcome.Throttled _,
                    Outcome.NamespaceTerminating _,
                    Outcome.KindNotServed _,
                    Outcome.Unknown _,
                    Outcome.Postponed _,
                    Outcome.NotLeading _ -> Stream.of();
        };
    }

    /** A Target that is being deleted is told to be with whatever is written first because of it, while it is still there. */
    private Stream<Occurrence> deletion() {
        return Regarding.targetOf(object).flatMap(key -> Regarding.find(key, fleet)).stream()
                .filter(FleetObject::isTerminating)
                .map(target -> Occurrence.warning(
                        Regarding.of(target),
                        Occurrence.DELETING,
                        "Delete",
                        "is deleted with all that was rendered for it"));
    }

    private Stream<Occurrence> carriedOut() {
        return switch (step) {
            case Step.Create _ -> MadeObjects.created(object, fleet).stream();
            case Step.Delete _ -> MadeObjects.deleted(object, fleet).stream();
            case Step.SetFinalizers _, Step.SetSpec _, Step.Apply _ -> Stream.of();
            case Step.SetStatus(var _, var status, var _) -> Flips.of(object, status);
        };
    }

    private Occurrence contended(List<Outcome.Contender> contenders) {
        List<String> who = contenders.stream()
                .map(contender -> contender.manager() + " (" + FirstFew.of(contender.fields()) + ")")
                .toList();
        return wentWrong(
                Occurrence.CONTENDED,
                "what is the operator's to say was written by " + FirstFew.of(who) + ", and taken back");
    }

    /** What is not stored cannot be looked at; then it is told on what it was to be made for. */
    private Occurrence wentWrong(String reason, String note) {
        Regarding itself = Regarding.of(object);
        Regarding regarding =
                step instanceof Step.Create ? Regarding.ownerOf(object, fleet).orElse(itself) : itself;
        return Occurrence.warning(regarding, reason, action(), note);
    }

    /** Part of what those who read events rely on. */
    private String action() {
        return switch (step) {
            case Step.Create _ -> "Create";
            case Step.Delete _ -> "Delete";
            case Step.SetFinalizers _ -> "SetFinalizers";
            case Step.SetSpec _ -> "SetSpec";
            case Step.Apply _ -> "Apply";
            case Step.SetStatus _ -> "SetStatus";
        };
    }

    private static FleetObject<?> object(Step.Write step) {
        return switch (step) {
            case Step.Create(ObjectId id, var document) -> FleetObject.read(id.kind(), document);
            case Step.Apply(ObjectId id, var document) -> FleetObject.read(id.kind(), document);
            case Step.SetFinalizers _, Step.SetStatus _, Step.SetSpec _, Step.Delete _ ->
                Decided.object(step).orElseThrow();
        };
    }
}
