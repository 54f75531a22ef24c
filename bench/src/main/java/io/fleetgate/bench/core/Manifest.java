package io.fleetgate.bench.core;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import java.io.UncheckedIOException;

/** Objects from short texts: JSON whose names need no quotes and whose values need single ones. */
final class Manifest {
    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(JsonReadFeature.ALLOW_SINGLE_QUOTES, JsonReadFeature.ALLOW_UNQUOTED_FIELD_NAMES)
            .build();

    private Manifest() {}

    /**
     * Reads an object.
     *
     * @param metadata the fields of the metadata, without name and namespace
     * @param spec the fields of the spec
     */
    static <S> FleetObject<S> read(Kind<S> kind, String namespace, String name, String metadata, String spec) {
        ObjectNode document = JSON.createObjectNode();
        document.put("apiVersion", kind.apiVersion()).put("kind", kind.name());
        document.set("metadata", fields(metadata).put("name", name).put("namespace", namespace));
        document.set("spec", fields(spec));
        return FleetObject.read(kind, document);
    }

    private static ObjectNode fields(String text) {
        try {
            return JSON.readValue("{" + text + "}", ObjectNode.class);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
