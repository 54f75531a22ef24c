package io.fleetgate.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Streams for tests, read with the default limits. */
final class Streams {
    /** A complete object on the three lines before what a test adds. */
    static final String HEAD = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n";

    private Streams() {}

    static DocumentStream read(String text) {
        return Documents.read(text.getBytes(StandardCharsets.UTF_8), Limits.DEFAULT);
    }

    /** The value of the field {@code v} of the only document, as compact JSON. */
    static String value(String yaml) {
        return only(HEAD + "v: " + yaml + "\n").json().path("v").toString();
    }

    static Document only(String text) {
        DocumentStream stream = read(text);
        if (!stream.isComplete() || stream.documents().size() != 1) {
            throw new AssertionError("not one good document: " + stream);
        }
        return stream.documents().getFirst();
    }

    /** What is wrong with the only document that is wrong. */
    static String problem(String text) {
        DocumentStream stream = read(text);
        if (stream.problems().size() != 1) {
            throw new AssertionError("not one problem: " + stream.problems());
        }
        return stream.problems().getFirst().sentence();
    }

    static JsonNode json(String text) throws IOException {
        return new ObjectMapper().readTree(text);
    }
}
