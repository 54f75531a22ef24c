package io.fleetgate.resource.watch;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.path.ObjectPath;

/** Selects objects by what they say at one path; an object that says nothing there is not selected. */
record FieldSelector(ObjectPath path, String value) {

    /** Whether one of the places that the path leads to holds the value. */
    boolean matches(JsonNode object) {
        return path.find(object).stream()
                .anyMatch(found -> found.isValueNode() && found.asText().equals(value));
    }
}
