package io.fleetgate.operator.apiserver.storage;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Names for objects that give only the beginning of one: the same ones in every run. */
final class GeneratedNames {
    private int given;

    /** The name that a document gives or gets; empty if it asks for none. */
    synchronized String of(ObjectNode document) {
        JsonNode metadata = document.path("metadata");
        String name = metadata.path("name").asText();
        String beginning = metadata.path("generateName").asText();
        return name.isEmpty() && !beginning.isEmpty() ? beginning + "%05d".formatted(++given) : name;
    }
}
