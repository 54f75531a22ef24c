package io.fleetgate.webhook;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Consumer;

/** AdmissionReviews as the API server sends them, and answers as trees. */
public final class Reviews {
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final String UPDATE = """
            {"kind":"AdmissionReview","apiVersion":"admission.k8s.io/v1","request":{"uid":"u-1",
             "kind":{"group":"solar.opendefense.cloud","version":"v1alpha1","kind":"Release"},
             "resource":{"group":"solar.opendefense.cloud","version":"v1alpha1","resource":"releases"},
             "requestKind":{"group":"solar.opendefense.cloud","version":"v1alpha1","kind":"Release"},
             "name":"kyverno","namespace":"sites","operation":"UPDATE",
             "userInfo":{"username":"dana","groups":["system:authenticated"]},
             "object":{"apiVersion":"solar.opendefense.cloud/v1alpha1","kind":"Release",
              "metadata":{"name":"kyverno","namespace":"sites","managedFields":[{"manager":"kubectl"}]},
              "spec":{"uniqueName":"kyverno"}},
             "oldObject":{"apiVersion":"solar.opendefense.cloud/v1alpha1","kind":"Release",
              "metadata":{"name":"kyverno","namespace":"sites"},"spec":{"uniqueName":"kyverno"}},
             "dryRun":false,"options":{"kind":"UpdateOptions","apiVersion":"meta.k8s.io/v1"}}}
            """;

    private Reviews() {}

    /** An update that changes nothing. */
    static String update() {
        return UPDATE;
    }

    /** The same with its request changed. */
    static String updateBut(Consumer<ObjectNode> change) {
        ObjectNode review = (ObjectNode) tree(UPDATE);
        change.accept((ObjectNode) review.get("request"));
        return review.toString();
    }

    /** A request about the Profile kyverno-next of the demo; the object begins on line 4. */
    static String ofProfile(String operation, String object) {
        return """
            {"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview","request":{
             "uid":"u-1","operation":"%s","namespace":"fleet","name":"kyverno-next",
             "kind":{"group":"solar.opendefense.cloud","version":"v1alpha1","kind":"Profile"},
             "object":%s, "oldObject":%s}}
            """.formatted(operation, object, object);
    }

    /** A request about an object, which is its own old one; where it is created there is none. */
    static String of(String kind, String operation, String object) {
        return """
            {"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview","request":{"uid":"u-1","operation":"%s",
             "kind":{"group":"solar.opendefense.cloud","version":"v1alpha1","kind":"%s"},
             "object":%s, "oldObject":%s}}
            """.formatted(operation, kind, object, operation.equals("CREATE") ? "null" : object);
    }

    public static JsonNode tree(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
