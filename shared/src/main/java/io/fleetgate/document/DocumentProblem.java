package io.fleetgate.document;

import io.fleetgate.problem.Problem;

/**
 * Why a document, or the whole stream, could not be read as a Kubernetes object.
 *
 * @param document the document's number within the stream, from 1; 0 for the stream as a whole
 * @param line the line of the stream, from 1
 */
public record DocumentProblem(int document, int line, Problem problem) {

    /** One line for people: {@code document 57, line 912: what was wrong; what to do}. */
    public String sentence() {
        return (document == 0 ? "" : "document " + document + ", ") + "line " + line + ": " + problem.sentence();
    }
}
