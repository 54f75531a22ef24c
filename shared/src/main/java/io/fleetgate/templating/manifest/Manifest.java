package io.fleetgate.templating.manifest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.ObjectKey;

/**
 * One rendered object.
 *
 * @param origin where it was rendered
 * @param json shared with other renderings of the same text; nobody changes it
 */
public record Manifest(Origin origin, ObjectNode json) {

    /** Group and kind; two versions of one object are the same object. */
    public GroupKind groupKind() {
        String apiVersion = json.path("apiVersion").asText();
        int slash = apiVersion.indexOf('/');
        return new GroupKind(
                slash < 0 ? "" : apiVersion.substring(0, slash),
                json.path("kind").asText());
    }

    /** Its namespace as written, which may be none, and its name. */
    public ObjectKey key() {
        return new ObjectKey(
                json.path("metadata").path("namespace").asText(""),
                json.path("metadata").path("name").asText());
    }

    /** For people: {@code Service shop/web}. */
    public String label() {
        return groupKind().kind() + " " + key();
    }
}
