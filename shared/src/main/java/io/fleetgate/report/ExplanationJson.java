package io.fleetgate.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.explain.TargetExplanation;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.rollout.TargetResolution;

/** Why a target runs what it runs, as JSON, {@code fleetgate.io/v1} {@code Explanation}. */
public final class ExplanationJson {
    private ExplanationJson() {}

    public static byte[] write(TargetExplanation explanation) {
        TargetResolution resolution = explanation.resolution();
        ObjectNode node = JsonNodeFactory.instance
                .objectNode()
                .put("apiVersion", "fleetgate.io/v1")
                .put("kind", "Explanation")
                .put("target", resolution.target().toString());
        ArrayNode candidates = node.putArray("candidates");
        explanation.standings().forEach(standing -> candidates.add(StandingJson.of(standing)));
        ArrayNode accepted = node.putArray("accepted");
        resolution.accepted().forEach(winner -> accepted.add(winner(resolution, winner)));
        node.set("rejected", ResolutionJson.rejected(resolution));
        ArrayNode absent = node.putArray("absent");
        resolution.absent().forEach(absent::add);
        return Json.pretty(node);
    }

    private static ObjectNode winner(TargetResolution resolution, Candidate winner) {
        ObjectNode node = ResolutionJson.accepted(winner).put("rule", resolution.rule(winner));
        resolution.runnerUp(winner.uniqueName()).ifPresent(next -> node.set("runnerUp", ResolutionJson.rejected(next)));
        return node;
    }
}
