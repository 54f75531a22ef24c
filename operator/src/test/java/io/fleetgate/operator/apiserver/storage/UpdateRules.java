package io.fleetgate.operator.apiserver.storage;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.operator.apiserver.fields.OwnedPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What an update may change, and what it changes besides. */
final class UpdateRules {
    private static final List<String> OPTIONAL_METADATA =
            List.of("labels", "annotations", "finalizers", "ownerReferences");

    private UpdateRules() {}

    /** Refuses what was made from another version than the one stored. */
    static void checkVersion(ObjectName name, Stored stored, ObjectNode wanted) throws Refusal {
        String version = wanted.at("/metadata/resourceVersion").asText();
        if (version.isEmpty()) {
            throw Refusal.unconditional(name);
        }
        if (!version.equals(stored.resourceVersion())) {
            throw Refusal.modified(name);
        }
    }

    /** Refuses what nobody may change of an object that is stored. */
    static void checkMetadata(ObjectName name, Stored stored, ObjectNode wanted) throws Refusal {
        JsonNode metadata = wanted.path("metadata");
        for (String field : List.of("uid", "deletionTimestamp")) {
            String value = metadata.path(field).asText();
            if (!value.isEmpty()
                    && !value.equals(
                            stored.document().path("metadata").path(field).asText())) {
                Invalid immutable = Invalid.value("metadata." + field, value, "field is immutable");
                throw Refusal.invalid(name, immutable, immutable);
            }
        }
        List<String> added = new ArrayList<>();
        metadata.path("finalizers").forEach(finalizer -> added.add(finalizer.asText()));
        stored.document().at("/metadata/finalizers").forEach(finalizer -> added.remove(finalizer.asText()));
        if (stored.isTerminating() && !added.isEmpty()) {
            Invalid late = Invalid.forbidden(
                    "metadata.finalizers",
                    "no new finalizers can be added if the object is being deleted, found new finalizers []string{"
                            + added.stream()
                                    .map(finalizer -> "\"" + finalizer + "\"")
                                    .collect(Collectors.joining(", "))
                            + "}");
            throw Refusal.invalid(name, late, late);
        }
    }

    /**
     * Refuses an apply that leaves nothing of what somebody owns as such: the real server makes a null of it, and finds that
     * to be of the wrong type.
     */
    static void checkEmptied(ObjectName name, OwnedPart part, Map<String, String> emptied) throws Refusal {
        for (Map.Entry<String, String> entry : emptied.entrySet()) {
            String field = entry.getKey();
            String inBody = part == OwnedPart.STATUS ? field.replaceFirst("^status\\.?", "") : field;
            throw Refusal.invalid(
                    name,
                    new Invalid(
                            "FieldValueTypeInvalid",
                            "Invalid value: \"null\": " + inBody + " in body must be of type " + entry.getValue()
                                    + ": \"null\"",
                            field));
        }
    }

    /** The stored document with the part that may be written as it is wanted; of the same version still. */
    static ObjectNode merged(Resource resource, Stored stored, ObjectNode wanted, OwnedPart part) {
        ObjectNode next = part.replacedIn(stored.document(), part.of(wanted));
        tidy(next);
        if (resource.isCustom()
                && part == OwnedPart.ALL_BUT_STATUS
                && !content(next).equals(content(stored.document()))) {
            ObjectNode metadata = Stored.metadata(next);
            metadata.put("generation", metadata.path("generation").asInt() + 1);
        }
        return next;
    }

    /** Leaves out of the metadata what is there and empty, as the server does. */
    static void tidy(ObjectNode document) {
        ObjectNode metadata = Stored.metadata(document);
        for (String field : OPTIONAL_METADATA) {
            if (metadata.path(field).isEmpty()) {
                metadata.remove(field);
            }
        }
        if (document.path("status").isNull()) {
            document.remove("status");
        }
    }

    private static ObjectNode content(ObjectNode document) {
        ObjectNode content = document.deepCopy();
        content.remove(List.of("metadata", "status"));
        return content;
    }
}
