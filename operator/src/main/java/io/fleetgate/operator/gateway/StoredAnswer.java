package io.fleetgate.operator.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectId;
import java.util.Optional;

/** An answer that is the object that was written, without its managedFields. */
record StoredAnswer(ObjectNode document) {

    /** Empty where the answer is something else. */
    static Optional<StoredAnswer> of(ObjectId id, JsonNode answer) {
        JsonNode metadata = answer.path("metadata");
        boolean isTheObject = answer.path("kind").asText().equals(id.kind().name())
                && metadata.path("name").asText().equals(id.key().name())
                && metadata.path("namespace").asText().equals(id.key().namespace())
                && !metadata.path("uid").asText().isEmpty()
                && !metadata.path("resourceVersion").asText().isEmpty();
        if (!isTheObject || !(answer instanceof ObjectNode document)) {
            return Optional.empty();
        }
        document.withObject("metadata").remove("managedFields");
        return Optional.of(new StoredAnswer(document));
    }

    String uid() {
        return document.at("/metadata/uid").asText();
    }

    boolean hasFinalizers() {
        return !document.at("/metadata/finalizers").isEmpty();
    }

    /** Whether this write was the last one that its deletion had waited for: then it is not stored any more. */
    boolean isGone() {
        return document.path("metadata").has("deletionTimestamp")
                && document.at("/metadata/deletionGracePeriodSeconds").asLong() == 0
                && !hasFinalizers();
    }
}
