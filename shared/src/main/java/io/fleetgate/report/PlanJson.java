package io.fleetgate.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.plan.ObjectPlan;
import io.fleetgate.plan.Plan;
import io.fleetgate.plan.PlanProblem;
import io.fleetgate.plan.TargetPlan;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.UndecidableException;
import io.fleetgate.text.Sha256;

/** A plan as JSON, {@code fleetgate.io/v1} {@code Plan}. Field names are API: they are added to, never changed. */
public final class PlanJson {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private PlanJson() {}

    /**
     * The plan with its digest: {@code sha256:} and the hash of everything in it but the digest itself.
     *
     * @throws UndecidableException when the allowance is used up before all is written
     */
    public static byte[] write(Plan plan, Allowance allowance) {
        ObjectNode node = tree(plan, allowance);
        node.put("digest", "sha256:" + Sha256.hex(Json.compact(node, allowance)));
        return Json.pretty(node, allowance);
    }

    private static ObjectNode tree(Plan plan, Allowance allowance) {
        ObjectNode node = JSON.objectNode()
                .put("apiVersion", "fleetgate.io/v1")
                .put("kind", "Plan")
                .put("verdict", plan.outcome().wireName())
                .put("summary", plan.summary());
        ArrayNode problems = node.putArray("problems");
        plan.problems().forEach(problem -> problems.add(problem(problem)));
        ArrayNode targets = node.putArray("targets");
        plan.targets().forEach(target -> {
            allowance.check();
            targets.add(target(target));
        });
        ArrayNode objects = node.putArray("objects");
        plan.objects().forEach(object -> objects.add(object(object, allowance)));
        return node;
    }

    private static ObjectNode problem(PlanProblem found) {
        ObjectNode node = JSON.objectNode()
                .put("severity", found.problem().severity().wireName())
                .put("path", found.problem().path())
                .put("reason", found.problem().reason().wireName())
                .put("message", found.problem().message())
                .put("fix", found.problem().fix());
        node.set("object", ObjectIdJson.of(found.object()));
        if (!found.problem().approve().isEmpty()) {
            node.put("approve", found.problem().approve());
        }
        if (found.document() > 0) {
            node.put("document", found.document()).put("line", found.line());
        }
        return node;
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

    private static ObjectNode object(ObjectPlan object, Allowance allowance) {
        ObjectNode node = JSON.objectNode()
                .put("action", object.action().wireName())
                .put("origin", object.origin().wireName())
                .put("diff", ObjectDiff.of(object, allowance));
        node.set("object", object.after().or(object::before).orElseThrow());
        return node;
    }
}
