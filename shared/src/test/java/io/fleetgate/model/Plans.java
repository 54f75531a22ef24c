package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.document.Document;
import io.fleetgate.object.FleetObject;
import io.fleetgate.plan.ObjectPlan;
import io.fleetgate.plan.Plan;
import io.fleetgate.plan.Planner;
import io.fleetgate.plan.Proposal;
import io.fleetgate.plan.TargetScope;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.rollout.RolloutPolicy;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Plans of the code under test, in the form in which the model says them; and what is stored once one was carried out. */
final class Plans {
    private Plans() {}

    static Plan of(Case asked, RolloutPolicy policy) {
        return new Planner(new AdmissionRules(RulePolicy.DEFAULT), policy)
                .plan(
                        Settlements.snapshot(asked.stored()),
                        asked.edits().stream()
                                .map(edit -> proposal(edit, asked.stored()))
                                .toList(),
                        TargetScope.CHANGED);
    }

    /** What is written that means anything; a new wording of a message does not. */
    static List<String> entries(Plan plan) {
        return plan.objects().stream()
                .filter(write -> write.origin() == ObjectPlan.Origin.CHANGE
                        || write.action() != ObjectPlan.Action.UPDATE
                        || !Canonical.isSame(
                                write.before().orElseThrow(), write.after().orElseThrow()))
                .map(write -> Json.id(write.after().or(write::before).orElseThrow()) + ": "
                        + write.action().wireName() + " by " + write.origin().wireName())
                .toList();
    }

    /** The stored objects after every write, the operator's and others', in the order of the plan. */
    static List<ObjectNode> carriedOut(Collection<ObjectNode> stored, Plan plan) {
        Map<String, ObjectNode> done = new TreeMap<>();
        stored.forEach(object -> done.put(Json.id(object), object));
        Set<String> deleted = new HashSet<>();
        for (ObjectPlan write : plan.objects()) {
            ObjectNode object = write.after().or(write::before).orElseThrow();
            String id = Json.id(object);
            switch (write.action()) {
                case CREATE -> {
                    deleted.remove(id);
                    done.put(id, created(object));
                }
                case UPDATE -> done.put(id, deleted.contains(id) ? terminating(object) : object);
                case DELETE -> {
                    deleted.add(id);
                    done.computeIfPresent(id, (key, old) -> Json.isTerminating(old) ? null : terminating(old));
                }
            }
        }
        return List.copyOf(done.values());
    }

    /**
     * The same change set as somebody sends it again: what is gone cannot be deleted again, finalizers are the operator's, and
     * what does not last, because the object goes or the operator puts it right, is not worth asking twice.
     */
    static List<Edit> stillMeant(List<Edit> edits, Plan plan, Collection<ObjectNode> stored) {
        return edits.stream()
                .filter(edit -> edit instanceof Edit.Apply || stored.stream().anyMatch(edit::isAbout))
                .filter(edit -> plan.objects().stream().noneMatch(write -> isUndone(edit, write)))
                .map(edit -> edit instanceof Edit.Apply apply ? withoutFinalizers(apply) : edit)
                .toList();
    }

    private static boolean isUndone(Edit edit, ObjectPlan write) {
        boolean isByOperator = write.origin() == ObjectPlan.Origin.OPERATOR;
        return edit.isAbout(write.after().or(write::before).orElseThrow())
                && switch (write.action()) {
                    case CREATE -> isByOperator;
                    case UPDATE -> isByOperator && !spec(write.before()).equals(spec(write.after()));
                    case DELETE -> edit instanceof Edit.Apply;
                };
    }

    private static Optional<JsonNode> spec(Optional<ObjectNode> object) {
        return object.map(document -> document.path("spec"));
    }

    private static Edit withoutFinalizers(Edit.Apply apply) {
        ObjectNode document = apply.document().deepCopy();
        document.withObjectProperty("metadata").remove("finalizers");
        return new Edit.Apply(document);
    }

    private static ObjectNode created(ObjectNode object) {
        ObjectNode created = object.deepCopy();
        created.withObjectProperty("metadata").put("generation", 1);
        return created;
    }

    private static ObjectNode terminating(ObjectNode object) {
        ObjectNode deleted = object.deepCopy();
        Json.terminate(deleted);
        return deleted;
    }

    private static Proposal proposal(Edit edit, List<ObjectNode> stored) {
        return switch (edit) {
            case Edit.Apply(ObjectNode document) ->
                new Proposal.Apply(Settlements.CATALOG.read(document), new Document(document, 1, 1));
            case Edit.Delete(String id) -> {
                FleetObject<?> object = stored.stream()
                        .filter(edit::isAbout)
                        .findFirst()
                        .<FleetObject<?>>map(Settlements.CATALOG::read)
                        .orElseGet(() -> Settlements.CATALOG.read(
                                Documents.of(id.substring(0, id.indexOf(' ')), id.substring(id.indexOf(' ') + 1))));
                yield new Proposal.Delete(object.kind(), object.key(), 1, 1);
            }
        };
    }
}
