package io.fleetgate.settlement;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.ObjectId;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.settlement.form.Settled;
import io.fleetgate.settlement.reach.Reach;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.List;

/** The settled form of every object of a fleet, one line each: what tables of expectations are compared with. */
public final class SettledForms {
    private SettledForms() {}

    /** The line of one object, such as {@code Profile ns/p}. */
    static String line(String fleet, String object) {
        return lines(Fleet.of(fleet)).stream()
                .filter(line -> line.startsWith(object + ":"))
                .map(line -> line.substring(object.length() + 1).strip())
                .findFirst()
                .orElse("absent");
    }

    /** Every object that is there, sorted: {@code Kind ns/name: finalizers and conditions and fields}. */
    public static List<String> lines(Snapshot snapshot) {
        List<String> lines = new ArrayList<>();
        new Settlement(new SettledFleet(snapshot, RolloutPolicy.DEFAULT))
                .of(Reach.everything(snapshot))
                .forEach((id, form) -> form.document().ifPresent(document -> lines.add(line(id, form, document))));
        return lines;
    }

    private static String line(ObjectId id, Settled form, ObjectNode document) {
        List<String> parts = new ArrayList<>();
        if (form instanceof Settled.Leaving) {
            parts.add("leaving");
        }
        document.path("metadata").path("finalizers").forEach(finalizer -> parts.add(shortened(finalizer.asText())));
        document.path("status").path("conditions").forEach(condition -> parts.add(condition(condition)));
        document.path("status").properties().forEach(field -> {
            if (!field.getKey().equals("conditions")) {
                parts.add(field.getKey() + "=" + field.getValue().asText());
            }
        });
        return id + ": " + String.join(" ", parts);
    }

    private static String condition(JsonNode condition) {
        return condition.path("type").asText() + "=" + condition.path("status").asText() + "/"
                + condition.path("reason").asText();
    }

    private static String shortened(String finalizer) {
        return finalizer.replace("solar.opendefense.cloud/", "");
    }
}
