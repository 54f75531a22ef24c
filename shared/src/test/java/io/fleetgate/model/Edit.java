package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** One thing of a change set: the whole object as it is to be, or that it is to be deleted. */
sealed interface Edit {
    /** The document is to be stored. */
    record Apply(ObjectNode document) implements Edit {
        @Override
        public String id() {
            return Json.id(document);
        }
    }

    /** The object, by {@code Kind namespace/name}, is to be deleted. */
    record Delete(String id) implements Edit {}

    String id();

    default boolean isAbout(JsonNode object) {
        return Json.id(object).equals(id());
    }
}
