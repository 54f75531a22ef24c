package io.fleetgate.e2e.deed;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.e2e.fleet.StoredFleet;
import io.fleetgate.e2e.installation.FleetgateProcess;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.object.ObjectId;
import java.io.IOException;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.SequencedSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What dry-run says of a change set. */
record Preview(JsonNode plan) {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final KindCatalog KINDS = new KindCatalog(SolarKinds.ALL);
    private static final String OUR_FINALIZERS = "solar.opendefense.cloud/";

    static Preview of(ChangeSet set, FleetgateProcess webhook) throws IOException, InterruptedException {
        var deletes = set.deletes().stream()
                .map(id -> "delete=" + id.kind().name() + "/" + id.key())
                .collect(Collectors.joining("&"));
        var answer = webhook.postYaml("/v1/dry-run" + (deletes.isEmpty() ? "" : "?" + deletes), set.manifests());
        if (answer.statusCode() != 200) {
            throw new IllegalStateException(answer + ": " + answer.body());
        }
        return new Preview(JSON.readTree(answer.body()));
    }

    boolean isDenied() {
        return plan.path("verdict").asText().equals("denied");
    }

    /** The objects whose documents, or deletions, are why the set is denied. */
    SequencedSet<ObjectId> denied() {
        return objectsOf(problem -> problem.path("severity").asText().equals("error"));
    }

    /** The fleet once everything is written that the plan says, in the order of the plan; each object in its {@link Form}. */
    SortedMap<ObjectId, ObjectNode> carriedOut(StoredFleet before) {
        var fleet = new TreeMap<ObjectId, ObjectNode>();
        before.objects().forEach((id, object) -> fleet.put(id, Form.of(object)));
        var deleted = new HashSet<ObjectId>();
        for (var entry : plan.path("objects")) {
            var object = (ObjectNode) entry.path("object");
            var id = StoredFleet.idOf(KINDS.find(object.path("kind").asText()).orElseThrow(), object);
            switch (entry.path("action").asText()) {
                case "create" -> {
                    deleted.remove(id);
                    fleet.put(id, Form.of(object));
                }
                case "update" -> {
                    var form = Form.of(object);
                    if (deleted.remove(id)) {
                        form.withObject("metadata").put("deletionTimestamp", "is set");
                    }
                    fleet.put(id, form);
                }
                default -> {
                    var form = fleet.get(id);
                    if (form == null || StoredFleet.isTerminating(form)) {
                        fleet.remove(id);
                    } else {
                        deleted.add(id);
                        form.withObject("metadata").put("deletionTimestamp", "is set");
                    }
                }
            }
        }
        deleted.removeAll(objectsOf(problem -> problem.path("reason").asText().equals("StaysTerminating")));
        deleted.stream().filter(id -> !isHeldByOthers(fleet.get(id))).forEach(fleet::remove);
        return fleet;
    }

    private SequencedSet<ObjectId> objectsOf(Predicate<JsonNode> problems) {
        var objects = new LinkedHashSet<ObjectId>();
        for (var problem : plan.path("problems")) {
            if (problems.test(problem)) {
                var object = problem.path("object");
                var kind = KINDS.find(object.path("kind").asText()).orElseThrow();
                objects.add(StoredFleet.idOf(kind, JSON.createObjectNode().set("metadata", object)));
            }
        }
        return objects;
    }

    /** What the operator does not write to any more stays where somebody else holds it. */
    private static boolean isHeldByOthers(@Nullable JsonNode form) {
        return form != null
                && form.at("/metadata/finalizers")
                        .valueStream()
                        .anyMatch(finalizer -> !finalizer.asText().startsWith(OUR_FINALIZERS));
    }
}
