package io.fleetgate.operator.apiserver.storage;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.regex.Pattern;

/** What an object must be to be created, and what it is when it has been. */
final class CreateRules {
    private static final Pattern NAME =
            Pattern.compile("[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*");
    private static final String NO_NAME = "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric"
            + " characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com',"
            + " regex used for validation is '" + NAME.pattern() + "')";
    private static final List<String> OF_AN_EVENT = List.of("eventTime", "reportingInstance", "action", "reason");

    private CreateRules() {}

    static void check(ObjectName name, ObjectNode document) throws Refusal {
        JsonNode metadata = document.path("metadata");
        if (name.name().isEmpty()) {
            throw Refusal.invalid(name, Invalid.required("metadata.name", "name or generateName is required"));
        }
        if (!NAME.matcher(name.name()).matches()) {
            throw Refusal.invalid(name, Invalid.value("metadata.name", name.name(), NO_NAME));
        }
        if (!metadata.path("resourceVersion").asText().isEmpty()) {
            throw Refusal.of(500, "", "resourceVersion should not be set on objects to be created");
        }
        JsonNode owners = metadata.path("ownerReferences");
        for (int i = 0; i < owners.size(); i++) {
            if (owners.path(i).path("uid").asText().isEmpty()) {
                throw Refusal.invalid(
                        name, Invalid.required("metadata.ownerReferences[" + i + "].uid", "must not be empty"));
            }
        }
        if (name.resource().equals(Resource.EVENTS)) {
            checkEvent(name, document);
        }
    }

    /** The document as it is stored first; a copy. */
    static ObjectNode stored(ObjectName name, ObjectNode document, String uid) {
        ObjectNode stored = document.deepCopy();
        stored.remove("status");
        ObjectNode metadata = Stored.metadata(stored);
        metadata.remove(List.of("deletionTimestamp", "deletionGracePeriodSeconds", "managedFields", "selfLink"));
        metadata.put("namespace", name.namespace())
                .put("name", name.name())
                .put("uid", uid)
                .put("creationTimestamp", now());
        metadata.remove("generation");
        if (name.resource().isCustom()) {
            metadata.put("generation", 1);
        }
        UpdateRules.tidy(stored);
        return stored;
    }

    static String now() {
        return Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
    }

    private static void checkEvent(ObjectName name, ObjectNode event) throws Refusal {
        for (String field : OF_AN_EVENT) {
            if (event.path(field).asText().isEmpty()) {
                throw Refusal.invalidEvent(name, new Invalid("FieldValueRequired", "Required value", field));
            }
        }
    }
}
