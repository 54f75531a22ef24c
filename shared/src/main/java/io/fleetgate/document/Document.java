package io.fleetgate.document;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * One Kubernetes object as it was written: it has an apiVersion, a kind and, unless it is an AdmissionReview, a name.
 *
 * @param json the object; the reader keeps no reference, so it belongs to the caller
 * @param index the document's number within the stream, from 1, empty documents not counted; all items of a list have
 *     the number of the list
 * @param lines where the object and its fields stand
 */
public record Document(ObjectNode json, int index, Lines lines) {

    /** A document of which only the first line is known. */
    public Document(ObjectNode json, int index, int line) {
        this(json, index, Lines.of(line));
    }

    /**
     * An object within this document as a document of its own, with the lines on which it stands here.
     *
     * @param path where it stands
     * @param object what stands there; it may have been completed since it was read
     */
    public Document part(String path, ObjectNode object) {
        return new Document(object, index, lines.at(path));
    }

    /** The line of the stream, from 1, on which the object begins. */
    public int line() {
        return lines.line();
    }

    /**
     * The line of a field, or of its nearest ancestor that is written.
     *
     * @param path a JSON path such as {@code spec.uniqueName}, {@code spec.values[0].key} or {@code metadata.labels['a.b/c']}
     */
    public int lineOf(String path) {
        return lines.lineOf(path);
    }
}
