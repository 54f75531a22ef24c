package io.fleetgate.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectId;
import io.fleetgate.plan.ObjectPlan;
import io.fleetgate.plan.Plan;
import io.fleetgate.plan.PlanProblem;
import io.fleetgate.plan.TargetPlan;
import io.fleetgate.text.Sha256;

/** A plan as JSON, {@code fleetgate.io/v1} {@code Plan}. Field names are API: they are added to, never changed. */
public final class PlanJson {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private PlanJson() {}

    public static byte[] write(Plan plan) {
        ObjectNode node = tree(plan);
        node.put("digest", digest(node));
        return Json.pretty(node);
    }

    /** {@code sha256:} and the hash of everything in the plan but the digest itself. */
    public static String digest(Plan plan) {
        return digest(tree(plan));
    }

    private static ObjectNode tree(Plan plan) {
        ObjectNode node = JSON.objectNode()
                .put("apiVersion", "fleetgate.io/v1")
                .put("kind", "Plan")
                .put("verdict", plan.outcome().wireName())
                .put("summary", plan.summary());
        ArrayNode problems = node.putArray("problems");
        plan.problems().forEach(problem -> problems.add(problem(problem)));
        ArrayNode targets = node.putArray("targets");
        plan.targets().forEach(target -> targets.add(target(target)));
        ArrayNode objects = node.putArray("objects");
        plan.objects().forEach(object -> objects.add(object(object)));
        return node;
    }

    private static ObjectNode problem(PlanProblem found) {
        ObjectNode node = JSON.objectNode()
                .put("severity", found.problem().severity().wireName())
                .put("path", found.problem().path())
                .put("reason", found.problem().reason().wireName())
                .put("message", found.problem().message())
                .put("fix", found.problem().fix());
        node.set("object", id(found.object()));
        if (!found.problem().approve().isEmpty()) {
            node.put("approve", found.problem().approve());
        }
        if (found.document() > 0) {
            node.put("document", found.document()).put("line", found.line());
        }
        return node;
    }

    private static ObjectNode id(ObjectId id) {
        return JSON.objectNode()
                .put("apiVersion", id.kind().apiVersion())
                .put("kind", id.kind().name())
                .put("namespace", id.key().namespace())
                .put("name", id.key().name());
    }

    private static ObjectNode target(TargetPlan target) {
        ObjectNode node = JSON.objectNode()
                .put("target", target.target().toString())
                .put("change", target.change().wireName());
        node.set("accepted", ResolutionJson.accepted(target.after()));
        node.set("rejected", ResolutionJson.rejected(target.after()));
        ArrayNode before = node.putArray("before");
        target.before()
                .accepted()
                .forEach(candidate -> before.addObject()
                        .put("uniqueName", candidate.uniqueName())
                        .put("release", candidate.release().toString()));
        return node;
    }

    private static ObjectNode object(ObjectPlan object) {
        ObjectNode node = JSON.objectNode()
                .put("action", object.action().wireName())
                .put("origin", object.origin().wireName())
                .put("diff", ObjectDiff.of(object));
        node.set("object", object.after().or(object::before).orElseThrow());
        return node;
    }

    private static String digest(ObjectNode tree) {
        return "sha256:" + Sha256.hex(Json.compact(tree));
    }
}
