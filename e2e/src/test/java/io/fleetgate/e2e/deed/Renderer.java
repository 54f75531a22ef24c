package io.fleetgate.e2e.deed;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.e2e.fleet.StoredFleet;
import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;

/** Reports what renderer jobs came to, in place of the jobs. */
final class Renderer {
    private final FleetApi api;
    private final Processes processes;

    Renderer(FleetApi api, Processes processes) {
        this.api = api;
        this.processes = processes;
    }

    /** Reports on the unfinished RenderTasks there are, and lets the operator draw its conclusions. */
    void report(Predicate<ObjectNode> succeeds) throws IOException, InterruptedException {
        long reported = 0;
        for (var task : unfinished()) {
            if (succeeds.test(task)) {
                condition(task, "JobSucceeded");
                task.withObject("status").put("chartURL", chartUrl(task.path("spec")));
            } else {
                condition(task, "JobFailed");
            }
            reported = api.report(StoredFleet.idOf(SolarKinds.RENDER_TASK, task), task);
        }
        processes.awaitSettled(reported);
    }

    List<ObjectNode> unfinished() {
        return api.list()
                .of(SolarKinds.RENDER_TASK)
                .filter(task -> api.isOurs(StoredFleet.idOf(SolarKinds.RENDER_TASK, task)))
                .filter(task -> !StoredFleet.isTerminating(task))
                .filter(task -> task.at("/status/conditions").isEmpty())
                .toList();
    }

    private static void condition(ObjectNode task, String type) {
        task.withObject("status")
                .withArray("conditions")
                .addObject()
                .put("type", type)
                .put("status", "True")
                .put("reason", type)
                .put("lastTransitionTime", "2026-01-01T00:00:00Z");
    }

    private static String chartUrl(JsonNode spec) {
        return "oci://%s/%s:%s"
                .formatted(
                        spec.path("baseURL")
                                .asText()
                                .replaceFirst("^oci://", "")
                                .replaceFirst("/+$", ""),
                        spec.path("repository").asText(),
                        spec.path("tag").asText());
    }
}
