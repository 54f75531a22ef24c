package io.fleetgate.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.explain.Arrival;
import io.fleetgate.explain.Placement;
import io.fleetgate.object.ObjectId;
import java.util.List;

/** Where a Profile or Release arrives, as JSON, {@code fleetgate.io/v1} {@code Reach}. */
public final class ArrivalJson {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private ArrivalJson() {}

    /**
     * The arrival.
     *
     * @param limit how many targets each list shows; {@code more} counts the rest
     */
    public static byte[] write(Arrival arrival, int limit) {
        ObjectNode node = JSON.objectNode()
                .put("apiVersion", "fleetgate.io/v1")
                .put("kind", "Reach")
                .put("note", arrival.note());
        node.set("object", ObjectIdJson.of(ObjectId.of(arrival.object())));
        node.set("accepted", placements(arrival.accepted(), limit));
        node.set("rejected", placements(arrival.rejected(), limit));
        ArrayNode waiting = JSON.arrayNode();
        arrival.waiting().stream().limit(limit).forEach(target -> waiting.add(target.toString()));
        node.set("waiting", list(arrival.waiting(), waiting));
        return Json.pretty(node);
    }

    private static ObjectNode placements(List<Placement> placements, int limit) {
        ArrayNode shown = JSON.arrayNode();
        placements.stream()
                .limit(limit)
                .forEach(placement -> shown.add(StandingJson.of(placement.standing())
                        .put("target", placement.target().toString())));
        return list(placements, shown);
    }

    private static ObjectNode list(List<?> all, ArrayNode shown) {
        ObjectNode node = JSON.objectNode().put("total", all.size()).put("more", all.size() - shown.size());
        node.set("targets", shown);
        return node;
    }
}
