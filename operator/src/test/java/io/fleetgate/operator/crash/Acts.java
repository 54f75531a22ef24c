package io.fleetgate.operator.crash;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.operator.apiserver.Fleet;
import io.fleetgate.operator.apiserver.storage.Refusal;
import java.io.IOException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is done to a fleet; its objects are in the namespace {@code fleet}. */
final class Acts {
    private static final String NAMESPACE = "fleet";

    private Acts() {}

    static Act create(String yaml) {
        return fleet -> fleet.create(yaml);
    }

    static Act patch(Kind<?> kind, String name, String patch) {
        return fleet -> fleet.patch(kind, NAMESPACE, name, patch);
    }

    static Act delete(Kind<?> kind, String name) {
        return delete(kind, NAMESPACE, name);
    }

    static Act delete(Kind<?> kind, String namespace, String name) {
        return fleet -> fleet.delete(kind, namespace, name);
    }

    /** Somebody else holds every object of a kind. */
    static Act hold(Kind<?> kind) {
        return fleet -> {
            for (JsonNode object : fleet.list(kind)) {
                String finalizers = Stream.concat(
                                object.at("/metadata/finalizers").valueStream().map(JsonNode::asText),
                                Stream.of("example.com/held"))
                        .collect(Collectors.joining(", "));
                patchMetadata(fleet, kind, object, "{finalizers: [" + finalizers + "]}");
            }
        };
    }

    /** Nothing holds the objects of a kind any more, as when somebody forces them to go. */
    static Act release(Kind<?> kind) {
        return fleet -> {
            for (JsonNode object : fleet.list(kind)) {
                patchMetadata(fleet, kind, object, "{finalizers: null}");
            }
        };
    }

    /** The renderer succeeds with every task that is not finished. */
    static Act render() {
        return fleet -> report(fleet, "JobSucceeded");
    }

    /** The renderer fails with every task that is not finished. */
    static Act failToRender() {
        return fleet -> report(fleet, "JobFailed");
    }

    private static void patchMetadata(Fleet fleet, Kind<?> kind, JsonNode object, String metadata)
            throws IOException, Refusal {
        JsonNode known = object.path("metadata");
        fleet.patch(
                kind, known.path("namespace").asText(), known.path("name").asText(), "{metadata: " + metadata + "}");
    }

    private static void report(Fleet fleet, String result) throws IOException, Refusal {
        for (JsonNode task : fleet.list(SolarKinds.RENDER_TASK)) {
            if (task.at("/status/conditions").isEmpty()) {
                JsonNode spec = task.path("spec");
                String chart = "oci://" + spec.path("baseURL").asText().replaceFirst("^oci://", "") + "/"
                        + spec.path("repository").asText() + ":"
                        + spec.path("tag").asText();
                fleet.patchStatus(
                        SolarKinds.RENDER_TASK,
                        task.at("/metadata/namespace").asText(),
                        task.at("/metadata/name").asText(),
                        "status: {conditions: [{type: " + result + ", status: 'True', reason: " + result
                                + ", message: '', lastTransitionTime: '2026-11-30T00:00:00Z'}], chartURL: '"
                                + (result.equals("JobSucceeded") ? chart : "") + "'}");
            }
        }
    }
}
