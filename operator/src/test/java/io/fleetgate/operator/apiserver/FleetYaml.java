package io.fleetgate.operator.apiserver;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.fleetgate.operator.apiserver.storage.ObjectName;
import io.fleetgate.operator.apiserver.storage.Resource;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Documents of YAML text. */
final class FleetYaml {
    private static final YAMLMapper YAML = new YAMLMapper();

    private FleetYaml() {}

    /** Every document of a stream, those of a List one by one. */
    static List<ObjectNode> documents(String yaml) throws IOException {
        List<ObjectNode> documents = new ArrayList<>();
        try (MappingIterator<JsonNode> stream = YAML.readerFor(JsonNode.class).readValues(yaml)) {
            while (stream.hasNext()) {
                if (stream.next() instanceof ObjectNode document) {
                    add(document, documents);
                }
            }
        }
        return documents;
    }

    /** The object that a document is about; its namespace is {@code default} if it gives none. */
    static ObjectName name(JsonNode document) {
        JsonNode metadata = document.path("metadata");
        Resource resource = Resource.ALL.stream()
                .filter(known -> known.kind().equals(document.path("kind").asText())
                        && known.apiVersion().equals(document.path("apiVersion").asText()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("of no kind of this server: " + document));
        return new ObjectName(
                resource,
                metadata.path("namespace").asText("default"),
                metadata.path("name").asText());
    }

    private static void add(ObjectNode document, List<ObjectNode> documents) {
        if (document.path("kind").asText().endsWith("List")) {
            for (JsonNode item : document.path("items")) {
                documents.add((ObjectNode) item);
            }
        } else {
            documents.add(document);
        }
    }
}
