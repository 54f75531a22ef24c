package io.fleetgate.cli.input;

import io.fleetgate.document.Document;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.ObjectKey;

/**
 * A document and the file that it is in.
 *
 * @param file as it was named; {@code -} for standard input
 */
public record InputDocument(String file, Document document) {

    /** {@code FILE:DOCUMENT:LINE} of a field, or of what is written around it. */
    public String place(String path) {
        return file + ":" + document.index() + ":" + document.lineOf(path);
    }

    String apiVersion() {
        return document.json().path("apiVersion").asText();
    }

    /** Group and kind; two versions of one object are the same object. */
    public GroupKind groupKind() {
        int slash = apiVersion().indexOf('/');
        return new GroupKind(
                slash < 0 ? "" : apiVersion().substring(0, slash),
                document.json().path("kind").asText());
    }

    /** Namespace and name as written. */
    public ObjectKey key() {
        return new ObjectKey(
                document.json().path("metadata").path("namespace").asText(""),
                document.json().path("metadata").path("name").asText(""));
    }
}
