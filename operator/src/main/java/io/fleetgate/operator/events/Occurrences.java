package io.fleetgate.operator.events;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.condition.ConditionReason;
import io.fleetgate.condition.ConditionType;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.OwnerReference;
import io.fleetgate.operator.gateway.Outcome;
import io.fleetgate.reconcile.Step;
import io.fleetgate.render.artifact.RenderIndexes;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.text.FirstFew;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What there is to tell of a write: bindings and tasks that come and go, conditions that flip, and what went wrong. */
final class Occurrences {
    static final String REFUSED = "Refused";
    static final String CONTENDED = "Contended";
    static final String DELETING = "Deleting";

    /** States that pass by themselves, or are as somebody wants them. */
    private static final Set<String> HARMLESS =
            Set.of(ConditionReason.PENDING.wireName(), ConditionReason.NO_RELEASE_BINDINGS.wireName());

    private Occurrences() {}

    static List<Occurrence> of(Step step, Outcome outcome) {
        return switch (outcome) {
            case Outcome.Written _, Outcome.Deleted _ -> carriedOut(step);
            case Outcome.Contended(var contenders, var then) ->
                Stream.concat(Stream.of(contended(step, contenders)), of(step, then).stream())
                        .toList();
            case Outcome.Refused(int status, String reason, String message) ->
                List.of(Occurrence.warning(
                        regarding(step),
                        REFUSED,
                        verb(step),
                        "the API server refuses a write, " + status + " " + reason + ": " + message));
            case Outcome.Gone _,
                    Outcome.Replaced _,
                    Outcome.Conflict _,
                    Outcome.Throttled _,
                    Outcome.NamespaceTerminating _,
                    Outcome.KindNotServed _,
                    Outcome.Unknown _,
                    Outcome.NotLeading _ -> List.of();
        };
    }

    private static List<Occurrence> carriedOut(Step step) {
        return switch (step) {
            case Step.Create(ObjectId id, ObjectNode document) ->
                ofOwner(FleetObject.read(id.kind(), document), "Created", "Create", "created");
            case Step.Delete(FleetObject<?> object) -> ofOwner(object, "Deleted", "Delete", "deleted");
            case Step.SetFinalizers(FleetObject<?> object, var _)
            when object.kind().equals(SolarKinds.TARGET) && object.isTerminating() ->
                List.of(Occurrence.warning(
                        Regarding.of(object), DELETING, "Delete", "is deleted with all that was rendered for it"));
            case Step.SetFinalizers _, Step.SetSpec _ -> List.of();
            case Step.SetStatus(FleetObject<?> object, ObjectNode status, var _) -> flips(object, status);
        };
    }

    /** A binding is told of on its Profile, a task on its Target. */
    private static List<Occurrence> ofOwner(FleetObject<?> object, String reason, String action, String verb) {
        Kind<?> kind = object.kind();
        if (kind.equals(SolarKinds.RELEASE_BINDING)) {
            String target =
                    References.target(SolarKinds.RELEASE_BINDING.cast(object)).toString();
            return object.metadata().ownerReferences().stream()
                    .filter(OwnerReference::isController)
                    .map(owner -> new Occurrence(
                            new Regarding(
                                    SolarKinds.PROFILE, new ObjectKey(object.namespace(), owner.name()), owner.uid()),
                            Occurrence.Type.NORMAL,
                            reason,
                            action,
                            verb + " the ReleaseBinding for Target ",
                            target))
                    .toList();
        } else if (kind.equals(SolarKinds.RENDER_TASK)) {
            return RenderIndexes.owningTarget(SolarKinds.RENDER_TASK.cast(object)).stream()
                    .map(target -> new Occurrence(
                            new Regarding(SolarKinds.TARGET, target, ""),
                            Occurrence.Type.NORMAL,
                            reason,
                            action,
                            verb + " RenderTask ",
                            object.name()))
                    .toList();
        }
        return List.of();
    }

    /** A condition that flips has no time yet. That a new binding is accepted is nothing new: its making was told of. */
    private static List<Occurrence> flips(FleetObject<?> object, JsonNode status) {
        boolean isNewBinding = object.kind().equals(SolarKinds.RELEASE_BINDING)
                && object.status().path("conditions").isEmpty();
        List<Occurrence> flips = new ArrayList<>();
        for (JsonNode condition : status.path("conditions")) {
            boolean holds = condition.path("status").asText().equals("True");
            if (!condition.has("lastTransitionTime") && !(isNewBinding && holds)) {
                flips.add(flip(object, condition, holds));
            }
        }
        return flips;
    }

    private static Occurrence flip(FleetObject<?> object, JsonNode condition, boolean holds) {
        String type = condition.path("type").asText();
        String reason = condition.path("reason").asText();
        String message = condition.path("message").asText();
        if (type.equals(ConditionType.DELETION_BLOCKED.wireName())) {
            return Occurrence.warning(Regarding.of(object), type, "Delete", reason + ": " + message);
        }
        return new Occurrence(
                Regarding.of(object),
                holds || HARMLESS.contains(reason) ? Occurrence.Type.NORMAL : Occurrence.Type.WARNING,
                reason,
                type,
                message.isEmpty() ? type + " is " + condition.path("status").asText() : message,
                "");
    }

    private static Occurrence contended(Step step, List<Outcome.Contender> contenders) {
        List<String> who = contenders.stream()
                .map(contender -> contender.manager() + " (" + FirstFew.of(contender.fields()) + ")")
                .toList();
        return Occurrence.warning(
                regarding(step),
                CONTENDED,
                verb(step),
                "what is the operator's to say was written by " + FirstFew.of(who) + ", and taken back");
    }

    private static Regarding regarding(Step step) {
        return switch (step) {
            case Step.Create(ObjectId id, var _) -> new Regarding(id.kind(), id.key(), "");
            case Step.Delete(FleetObject<?> object) -> Regarding.of(object);
            case Step.SetFinalizers(FleetObject<?> object, var _) -> Regarding.of(object);
            case Step.SetSpec(FleetObject<?> object, var _) -> Regarding.of(object);
            case Step.SetStatus(FleetObject<?> object, var _, var _) -> Regarding.of(object);
        };
    }

    private static String verb(Step step) {
        return step.getClass().getSimpleName();
    }
}
