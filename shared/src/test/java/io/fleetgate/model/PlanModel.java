package io.fleetgate.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.rollout.RolloutPolicy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Which objects a plan lists, each as {@code Kind namespace/name: action by origin}. */
final class PlanModel {
    /** The operator never changes what such an object says; it makes another one in its place. */
    private static final Set<String> REPLACED = Set.of("RenderTask", "ReleaseBinding");

    private static final Comparator<String> ORDER = Comparator.comparing(
                    (String id) -> id.substring(0, id.indexOf('/')))
            .thenComparing(id -> id.substring(id.indexOf('/')));

    private final List<String> entries = new ArrayList<>();

    private PlanModel() {}

    static List<String> of(Collection<ObjectNode> stored, Collection<Edit> edits, RolloutPolicy policy) {
        List<ObjectNode> overlay = OverlayModel.of(stored, edits);
        Map<String, ObjectNode> was = byId(stored);
        Map<String, ObjectNode> given = byId(overlay);
        Map<String, ObjectNode> before = SettledModel.of(stored, policy);
        Map<String, ObjectNode> after = SettledModel.of(overlay, policy);
        Set<String> ids = new TreeSet<>(was.keySet());
        ids.addAll(given.keySet());
        ids.addAll(before.keySet());
        ids.addAll(after.keySet());
        PlanModel plan = new PlanModel();
        ids.stream().sorted(ORDER).forEach(id -> {
            boolean isChanged = !Optional.ofNullable(was.get(id)).equals(Optional.ofNullable(given.get(id)));
            boolean isDeleted = isChanged && edits.contains(new Edit.Delete(id));
            if (isChanged) {
                plan.addChange(id, was.get(id), given.get(id));
            }
            if (!isDeleted || after.containsKey(id)) {
                boolean isAsGiven = isChanged || isBetweenFates(before.get(id), given.get(id), after.get(id));
                plan.addOperator(id, isAsGiven ? given.get(id) : before.get(id), given.get(id), after.get(id));
            }
        });
        return plan.entries;
    }

    private void addChange(String id, @Nullable ObjectNode was, @Nullable ObjectNode given) {
        boolean isDelete = was != null && (given == null || (!Json.isTerminating(was) && Json.isTerminating(given)));
        add(id, was == null ? "create" : isDelete ? "delete" : "update", "change");
    }

    /** Nobody creates what is being deleted, nor what would be deleted and now is not. */
    private static boolean isBetweenFates(
            @Nullable ObjectNode was, @Nullable ObjectNode given, @Nullable ObjectNode is) {
        if (given == null || is == null) {
            return false;
        }
        return Json.isTerminating(is)
                ? was == null
                : was != null && Json.isTerminating(was) && !Json.isTerminating(given);
    }

    private void addOperator(
            String id, @Nullable ObjectNode from, @Nullable ObjectNode given, @Nullable ObjectNode to) {
        if (from == null || to == null) {
            if (from != null || to != null) {
                add(id, from == null ? "create" : "delete", "operator");
            }
        } else if (!Json.isTerminating(from) && Json.isTerminating(to)) {
            add(id, "delete", "operator");
            if (given != null && !isSameBut(given, to)) {
                add(id, "update", "operator");
            }
        } else if (Json.isTerminating(from) && !Json.isTerminating(to)) {
            add(id, "create", "operator");
        } else if (REPLACED.contains(Json.kind(to)) && !Canonical.isSame(from.path("spec"), to.path("spec"))) {
            add(id, "delete", "operator");
            if (!isForAnotherTarget(from, given, to)) {
                add(id, "create", "operator");
            }
        } else if (!Canonical.isSame(from, to)) {
            add(id, "update", "operator");
        }
    }

    /** What somebody made by hand for another target, under a name that this one needed: it went, and nobody makes it again. */
    private static boolean isForAnotherTarget(ObjectNode from, @Nullable ObjectNode given, ObjectNode to) {
        return given != null
                && Canonical.isSame(given.path("spec"), to.path("spec"))
                && !Json.text(from, "/spec/ownerName").equals(Json.text(to, "/spec/ownerName"));
    }

    /** Whether an object is held as it was, whenever it was deleted. */
    private static boolean isSameBut(ObjectNode given, ObjectNode held) {
        ObjectNode deleted = given.deepCopy();
        Json.terminate(deleted);
        deleted.withObjectProperty("metadata").set("deletionTimestamp", Json.at(held, "/metadata/deletionTimestamp"));
        return Canonical.isSame(deleted, held);
    }

    private void add(String id, String action, String origin) {
        entries.add(id + ": " + action + " by " + origin);
    }

    private static Map<String, ObjectNode> byId(Collection<ObjectNode> objects) {
        Map<String, ObjectNode> byId = new TreeMap<>();
        objects.forEach(object -> byId.put(Json.id(object), object));
        return byId;
    }
}
