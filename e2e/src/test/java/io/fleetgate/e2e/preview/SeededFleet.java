package io.fleetgate.e2e.preview;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fleetgate.e2e.controlplane.ControlPlane;
import io.fleetgate.e2e.installation.FleetgateProcess;
import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.process.Completed;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Four targets, four releases and two Profiles in a cluster, in namespaces of one test, and what the webhook says about them.
 *
 * @param clusters the namespace of everything but the catalog
 * @param manifests everything that was applied, as one stream of documents
 */
record SeededFleet(ControlPlane controlPlane, FleetgateProcess webhook, String clusters, String manifests) {
    private static final Path FOLDER = Path.of("src", "test", "resources", "manifests", "seeded-fleet");
    private static final String PREFIX = "seeded-";
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Applies the fleet and returns when the webhook has read all of it. */
    static SeededFleet appliedTo(Installation installation) throws IOException, InterruptedException {
        var prefix = installation.newNamespace("seeded").name() + "-";
        var fleet = new SeededFleet(
                installation.controlPlane(),
                installation.webhook(),
                prefix + "clusters",
                written().replace(PREFIX, prefix));
        fleet.apply(fleet.manifests).output();
        fleet.webhook.await(() ->
                fleet.dryRun(fleet.manifests).path("objects").valueStream().noneMatch(SeededFleet::isNew));
        return fleet;
    }

    /** The plan for documents. */
    JsonNode dryRun(String documents) throws IOException, InterruptedException {
        return JSON.readTree(answer(webhook.postYaml("/v1/dry-run", documents)));
    }

    /** Why a target runs what it runs. */
    JsonNode explain(String target) throws IOException, InterruptedException {
        return JSON.readTree(answer(webhook.get("/v1/explain/targets/" + clusters + "/" + target)));
    }

    /** Applies documents to the cluster. */
    Completed apply(String documents) throws IOException, InterruptedException {
        return controlPlane.kubectlWithInput(documents, "apply", "-f", "-");
    }

    /** Entries of {@code accepted} or {@code rejected} as {@code unique name <- binding}; what ends a generated name is a star. */
    List<String> bindings(JsonNode entries) {
        var bindings = new ArrayList<String>();
        entries.forEach(entry -> bindings.add(entry.path("uniqueName").asText() + " <- "
                + entry.path("binding")
                        .asText()
                        .replaceFirst("^" + clusters + "/", "")
                        .replaceFirst("^((?:edge-baseline|full-stack)-.*-)[a-z0-9]{5}$", "$1*")));
        return bindings;
    }

    /** Whether the webhook does not know an object yet that was applied; what an operator would create is another matter. */
    private static boolean isNew(JsonNode object) {
        return object.path("action").asText().equals("create")
                && object.path("origin").asText().equals("change");
    }

    private static String written() throws IOException {
        try (var files = Files.list(FOLDER)) {
            var documents = new ArrayList<String>();
            for (var file : files.sorted().toList()) {
                documents.add(Files.readString(file));
            }
            return String.join("---\n", documents);
        }
    }

    private static String answer(HttpResponse<String> response) {
        if (response.statusCode() != 200) {
            throw new IllegalStateException(response + ": " + response.body());
        }
        return response.body();
    }
}
