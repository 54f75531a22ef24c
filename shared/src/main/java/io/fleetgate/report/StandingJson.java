package io.fleetgate.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.explain.Prospect;
import io.fleetgate.explain.Remedy;
import io.fleetgate.explain.Standing;
import io.fleetgate.explain.Step;
import io.fleetgate.object.ObjectId;
import io.fleetgate.rollout.binding.SettledBinding;

/** A binding and how it fares, with what would have to change for it to win. */
final class StandingJson {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private StandingJson() {}

    static ObjectNode of(Standing standing) {
        ObjectNode node = standing.rejection()
                .map(ResolutionJson::rejected)
                .orElseGet(() -> ResolutionJson.accepted(standing.candidate().orElseThrow()))
                .put("accepted", standing.isAccepted())
                .put("rule", standing.rule())
                .put("exists", standing.binding() instanceof SettledBinding.Kept);
        standing.binding().owner().ifPresent(profile -> node.put("profile", profile.toString()));
        standing.prospect().ifPresent(prospect -> node.set("toWin", prospect(prospect)));
        return node;
    }

    private static ObjectNode prospect(Prospect prospect) {
        ObjectNode node = JSON.objectNode().put("note", prospect.note());
        ArrayNode remedies = node.putArray("remedies");
        prospect.remedies().forEach(remedy -> remedies.add(remedy(remedy)));
        return node;
    }

    private static ObjectNode remedy(Remedy remedy) {
        ObjectNode node = JSON.objectNode().put("sentence", remedy.sentence());
        ArrayNode steps = node.putArray("steps");
        remedy.steps().forEach(step -> steps.add(step(step)));
        return node;
    }

    private static ObjectNode step(Step step) {
        ObjectNode node =
                JSON.objectNode().put("action", step.verb().wireName()).put("sentence", step.sentence());
        node.set("object", ObjectIdJson.of(new ObjectId(step.kind(), step.key())));
        if (step.verb() != Step.Verb.DELETE) {
            node.set("document", step.document());
        }
        return node;
    }
}
