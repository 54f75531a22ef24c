package io.fleetgate.operator.tag;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.fleetgate.cluster.read.ReadFailure;
import java.io.IOException;
import java.util.Map;
import java.util.Set;

/** A part of a list of RenderBindings, read as it arrives; what nobody needs of it is not even kept. */
final class ClaimPage {
    private final JsonParser json;
    private final Set<String> artifacts;
    private final Map<String, String> claims;
    private final Map<String, Field> ofList = Map.of("metadata", this::metadataOfList, "items", this::items);
    private final Map<String, Field> ofBinding = Map.of("metadata", this::metadata, "spec", this::spec);
    private String next = "";
    private boolean isList;
    private String name = "";
    private String artifact = "";

    /**
     * A page of which nothing is read.
     *
     * @param json points to its value
     * @param claims where the bindings of these artifacts are added
     */
    ClaimPage(JsonParser json, Set<String> artifacts, Map<String, String> claims) {
        this.json = json;
        this.artifacts = artifacts;
        this.claims = claims;
    }

    /** Takes the value of a field. */
    @FunctionalInterface
    private interface Field {
        void take() throws IOException;
    }

    /** Returns where the next page begins; empty after the last. */
    String read() throws IOException {
        fields(ofList);
        if (!isList) {
            throw ReadFailure.malformed("a list has items");
        }
        return next;
    }

    private void metadataOfList() throws IOException {
        fields(Map.of("continue", () -> next = json.getValueAsString("")));
    }

    private void items() throws IOException {
        isList = json.currentToken() == JsonToken.START_ARRAY;
        while (isList && json.nextToken() != JsonToken.END_ARRAY) {
            name = "";
            artifact = "";
            fields(ofBinding);
            if (artifacts.contains(artifact)) {
                claims.putIfAbsent(artifact, name);
            }
        }
    }

    private void metadata() throws IOException {
        fields(Map.of("name", () -> name = json.getValueAsString("")));
    }

    private void spec() throws IOException {
        fields(Map.of("renderArtifactRef", () -> fields(Map.of("name", () -> artifact = json.getValueAsString("")))));
    }

    private void fields(Map<String, Field> wanted) throws IOException {
        if (json.currentToken() != JsonToken.START_OBJECT) {
            throw ReadFailure.malformed("an object is expected in a list");
        }
        for (String field = json.nextFieldName(); field != null; field = json.nextFieldName()) {
            json.nextToken();
            Field reader = wanted.get(field);
            if (reader == null) {
                json.skipChildren();
            } else {
                reader.take();
            }
        }
        if (json.currentToken() != JsonToken.END_OBJECT) {
            throw ReadFailure.malformed("a list ends before its end");
        }
    }
}
