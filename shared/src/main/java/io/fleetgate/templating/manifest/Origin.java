package io.fleetgate.templating.manifest;

import io.fleetgate.templating.EntryPoint;

/**
 * Where an object was rendered.
 *
 * @param document the number of the document in the text of the entry, from 1, empty ones not counted
 * @param line of that text, from 1
 */
public record Origin(EntryPoint entry, int document, int line) {

    /** For people: {@code spec.k8sResources.service, document 2, line 14}. */
    public String label() {
        return entry.path() + ", document " + document + ", line " + line;
    }
}
