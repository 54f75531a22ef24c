package io.fleetgate.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.rollout.Rejection;
import io.fleetgate.rollout.TargetResolution;

/** The parts that plans and explanations share: accepted and rejected bindings of a target. */
final class ResolutionJson {
    private ResolutionJson() {}

    /** Winner first, as the resolver has them. */
    static ArrayNode accepted(TargetResolution resolution) {
        ArrayNode accepted = JsonNodeFactory.instance.arrayNode();
        resolution.accepted().forEach(candidate -> accepted.add(accepted(candidate)));
        return accepted;
    }

    static ObjectNode accepted(Candidate candidate) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("uniqueName", candidate.uniqueName())
                .put("release", candidate.release().toString())
                .put("binding", candidate.binding().toString())
                .put("priority", candidate.priority());
    }

    /** Sorted by binding. */
    static ArrayNode rejected(TargetResolution resolution) {
        ArrayNode rejected = JsonNodeFactory.instance.arrayNode();
        resolution.rejected().forEach(rejection -> rejected.add(rejected(rejection)));
        return rejected;
    }

    /** Without unique name and priority where something is missing, so that the binding could not compete. */
    static ObjectNode rejected(Rejection rejection) {
        ObjectNode node = JsonNodeFactory.instance
                .objectNode()
                .put("release", rejection.release().toString())
                .put("binding", rejection.binding().toString())
                .put("reason", rejection.reason().wireName())
                .put("rule", rejection.rule());
        rejection
                .candidate()
                .ifPresent(candidate ->
                        node.put("uniqueName", candidate.uniqueName()).put("priority", candidate.priority()));
        rejection.by().ifPresent(by -> node.put("by", by.toString()));
        return node;
    }
}
