package io.fleetgate.cli.input;

import java.util.List;

/**
 * Everything that was read.
 *
 * @param documents in the order of the files; of two that are the same object only the first
 * @param findings what cannot be read
 */
public record InputSet(List<InputDocument> documents, List<Finding> findings) {
    public InputSet {
        documents = List.copyOf(documents);
        findings = List.copyOf(findings);
    }
}
