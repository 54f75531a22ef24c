package io.fleetgate.document;

import com.fasterxml.jackson.databind.JsonNode;

/** A value that was read, and where it was written. */
record Located(JsonNode node, Lines lines) {

    static Located scalar(JsonNode node, int line) {
        return new Located(node, Lines.of(line));
    }
}
