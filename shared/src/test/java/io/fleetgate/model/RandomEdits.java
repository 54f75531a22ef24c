package io.fleetgate.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** Change sets for a stored fleet: new objects, other versions of what is stored, and deletes. */
final class RandomEdits {
    private final RandomSource random;
    private final RandomDocuments documents;

    RandomEdits(RandomSource random) {
        this.random = random;
        this.documents = new RandomDocuments(random, RandomDocuments.NAMESPACES);
    }

    /** Each identity at most once. */
    List<Edit> of(List<ObjectNode> stored, int count) {
        List<Edit> edits = new ArrayList<>();
        while (edits.size() < count) {
            Edit edit = any(stored);
            if (edits.stream().noneMatch(other -> other.id().equals(edit.id()))) {
                edits.add(edit);
            }
        }
        return edits;
    }

    private Edit any(List<ObjectNode> stored) {
        if (stored.isEmpty() || random.oneIn(3)) {
            return new Edit.Apply(documents.any());
        }
        ObjectNode object = random.pick(stored);
        return random.oneIn(3) ? new Edit.Delete(Json.id(object)) : new Edit.Apply(edited(object.deepCopy()));
    }

    private ObjectNode edited(ObjectNode object) {
        ObjectNode metadata = object.withObjectProperty("metadata");
        switch (random.below(5)) {
            case 0 -> metadata.withArrayProperty("finalizers").add("example.test/edited");
            case 1 -> metadata.putArray("finalizers");
            case 2 -> metadata.withObjectProperty("labels").put("env", random.pick("x", "y", "z"));
            default -> {
                if (Json.kind(object).startsWith("Render")) {
                    object.withObjectProperty("spec").put(random.pick("tag", "baseURL", "ownerName"), "edited");
                }
                documents
                        .again(Json.kind(object), Json.key(object))
                        .ifPresent(document -> object.set("spec", document.path("spec")));
            }
        }
        return object;
    }
}
