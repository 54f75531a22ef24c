package io.fleetgate.e2e.deed;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.fleetgate.object.ObjectId;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.stream.Stream;

/**
 * Documents that are to be stored and objects that are to be deleted, each object at most once.
 *
 * @param name a sentence, or the seed
 */
record ChangeSet(String name, SequencedMap<ObjectId, ObjectNode> documents, SequencedSet<ObjectId> deletes) {
    private static final YAMLMapper YAML = new YAMLMapper();

    /** Every change, deletions last. */
    List<Written> changes() {
        return Stream.concat(documents.keySet().stream(), deletes.stream())
                .map(this::change)
                .toList();
    }

    /** The change of one object. */
    Written change(ObjectId id) {
        return new Written(id, Optional.ofNullable(documents.get(id)));
    }

    /** The documents as one stream. */
    String manifests() {
        var stream = new StringBuilder();
        documents.values().forEach(document -> stream.append(yaml(document)));
        return stream.toString();
    }

    /** The documents, and what is deleted, so that the set can be given again by hand. */
    @Override
    public String toString() {
        var text = new StringBuilder(manifests());
        deletes.forEach(id -> text.append("--- # delete ").append(id).append('\n'));
        return text.toString();
    }

    private static String yaml(ObjectNode document) {
        try {
            return YAML.writeValueAsString(document);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of plain values can always be written", e);
        }
    }
}
