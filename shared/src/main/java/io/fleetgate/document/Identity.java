package io.fleetgate.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import java.util.ArrayList;
import java.util.List;

/** Checks that an object says what it is: its type, and the name under which it would be stored. */
final class Identity {
    private final String prefix;
    private final List<Problem> problems = new ArrayList<>();

    private Identity(String prefix) {
        this.prefix = prefix;
    }

    /**
     * What is missing or of the wrong type.
     *
     * @param path the object's own path within its document
     */
    static List<Problem> problems(ObjectNode object, String path) {
        Identity identity = new Identity(path.isEmpty() ? "" : path + ".");
        identity.requireText("apiVersion", object.path("apiVersion"), "say which API the object belongs to");
        identity.requireText("kind", object.path("kind"), "say what kind of object it is");
        if (!isAdmissionReview(object)) {
            identity.requireName(object.path("metadata"));
        }
        return identity.problems;
    }

    private static boolean isAdmissionReview(ObjectNode object) {
        return object.path("kind").asText().equals("AdmissionReview")
                && object.path("apiVersion").asText().startsWith("admission.k8s.io/");
    }

    private void requireName(JsonNode metadata) {
        if (!metadata.isMissingNode() && !metadata.isNull() && !metadata.isObject()) {
            report("metadata", Reason.INVALID_TYPE, "must be an object", "write name and namespace below it");
        } else if (isEmpty(metadata.path("name")) && !isEmpty(metadata.path("generateName"))) {
            report(
                    "metadata.name",
                    Reason.REQUIRED,
                    "is only generated, so that nobody knows it before the object is stored",
                    "give the object a name");
        } else {
            requireText("metadata.name", metadata.path("name"), "give the object a name");
        }
    }

    private void requireText(String field, JsonNode value, String fix) {
        if (isEmpty(value)) {
            report(field, Reason.REQUIRED, "is missing", fix);
        } else if (!value.isTextual()) {
            report(field, Reason.INVALID_TYPE, "must be a string", "put it in quotes");
        }
    }

    private static boolean isEmpty(JsonNode value) {
        return value.isMissingNode()
                || value.isNull()
                || (value.isTextual() && value.textValue().isEmpty());
    }

    private void report(String field, Reason reason, String message, String fix) {
        problems.add(Problem.error(prefix + field, reason, message, fix));
    }
}
