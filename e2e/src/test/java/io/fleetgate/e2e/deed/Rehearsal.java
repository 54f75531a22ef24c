package io.fleetgate.e2e.deed;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.e2e.fleet.StoredFleet;
import io.fleetgate.object.ObjectId;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Previews change sets of a living fleet, carries them out, and compares what becomes of the fleet with the preview. */
final class Rehearsal {
    private final FleetApi api;
    private final Standby standby;
    private final Processes processes;
    private final Hand hand;

    Rehearsal(FleetApi api, Standby standby, Processes processes, Hand hand) {
        this.api = api;
        this.standby = standby;
        this.processes = processes;
        this.hand = hand;
    }

    /**
     * Carries a change set out while the operator stands by, lets the operator do its part, and compares. A set that is denied is
     * not carried out; the documents that it is denied for are tried one by one.
     */
    Outcome of(ChangeSet set) throws IOException, InterruptedException {
        standby.begin();
        processes.awaitStandby();
        var before = api.list();
        processes.awaitKnown(before);
        var preview = Preview.of(set, processes.webhook());
        List<String> mismatches = new ArrayList<>(preview.isDenied() ? tryDenied(set, preview) : carryOut(set));
        processes.awaitKnown(api.list());
        standby.end();
        processes.awaitQuiet();

        var planned = preview.isDenied() ? forms(before) : preview.carriedOut(before);
        mismatches.addAll(Difference.between(ours(planned), ours(forms(api.list()))));
        return new Outcome(set, preview, mismatches);
    }

    /** In any order that is accepted: a set is judged as one, and what is written first may depend on what comes later. */
    private List<String> carryOut(ChangeSet set) throws IOException, InterruptedException {
        var left = hand.writeAll(set.changes());
        int before = Integer.MAX_VALUE;
        while (!left.isEmpty() && left.size() < before) {
            before = left.size();
            left = hand.writeAll(left);
        }
        List<String> refused = new ArrayList<>();
        for (var change : left) {
            hand.write(change)
                    .ifPresent(refusal ->
                            refused.add("the plan allows " + change.id() + ", the API server says: " + refusal));
        }
        return refused;
    }

    private List<String> tryDenied(ChangeSet set, Preview preview) throws IOException, InterruptedException {
        List<String> accepted = new ArrayList<>();
        for (var id : preview.denied()) {
            if (hand.write(set.change(id)).isEmpty()) {
                accepted.add("the plan denies " + id + ", the API server accepts it");
            }
        }
        return accepted;
    }

    private SortedMap<ObjectId, ObjectNode> ours(SortedMap<ObjectId, ObjectNode> fleet) {
        fleet.keySet().removeIf(id -> !api.isOurs(id));
        return fleet;
    }

    private static SortedMap<ObjectId, ObjectNode> forms(StoredFleet fleet) {
        var forms = new TreeMap<ObjectId, ObjectNode>();
        fleet.objects().forEach((id, object) -> forms.put(id, Form.of(object)));
        return forms;
    }

    /** What came of a change set; no mismatch where the fleet is as the preview said. */
    record Outcome(ChangeSet set, Preview preview, List<String> mismatches) {
        @Override
        public String toString() {
            return "%s%n%s%n%s%n".formatted(set.name(), set, String.join("\n", mismatches));
        }
    }
}
