package io.fleetgate.api.solar;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.Kind;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** JSON for tests: {@code full/<Kind>.json} sets every field of a kind to a value other than its empty one. */
public final class Samples {
    private static final ObjectMapper JSON = new ObjectMapper();

    private Samples() {}

    public static ObjectNode full(Kind<?> kind) {
        String file = "full/" + kind.name() + ".json";
        try (InputStream in = Samples.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("no sample " + file);
            }
            return (ObjectNode) JSON.readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static ObjectNode withSpec(Kind<?> kind, JsonNode spec) {
        ObjectNode document =
                JSON.createObjectNode().put("apiVersion", kind.apiVersion()).put("kind", kind.name());
        document.putObject("metadata").put("namespace", "ns").put("name", "sample");
        document.set("spec", spec);
        return document;
    }

    public static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
