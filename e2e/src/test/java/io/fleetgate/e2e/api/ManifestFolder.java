package io.fleetgate.e2e.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fleetgate.e2e.installation.Deploy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A folder of manifests: what is written there, and what became of it once applied. */
record ManifestFolder(String name) {
    static final Path PARENT = Path.of("src", "test", "resources", "manifests");

    private static final ObjectMapper JSON = new ObjectMapper();

    String path() {
        return PARENT.resolve(name).toString();
    }

    /** The files, in the order in which kubectl reads them. */
    List<Path> files() throws IOException {
        try (var files = Files.list(PARENT.resolve(name))) {
            return files.sorted().toList();
        }
    }

    /** Every document of every file, in order. */
    List<JsonNode> documents() throws IOException {
        var documents = new ArrayList<JsonNode>();
        for (var file : files()) {
            documents.addAll(Deploy.documents(file));
        }
        return documents;
    }

    /** Applies all of it with every field checked; one line for each object. */
    List<String> apply(KubectlRunner kubectl) throws IOException, InterruptedException {
        return kubectl.run("apply", "--validate=strict", "-f", path())
                .output()
                .lines()
                .toList();
    }

    /** The objects as stored, in the order of their documents. */
    List<JsonNode> stored(KubectlRunner kubectl) throws IOException, InterruptedException {
        var list = kubectl.run("get", "-f", path(), "-o", "json").output();
        var items = new ArrayList<JsonNode>();
        JSON.readTree(list).path("items").forEach(items::add);
        return items;
    }
}
