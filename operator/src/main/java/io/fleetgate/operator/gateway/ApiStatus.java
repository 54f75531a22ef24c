package io.fleetgate.operator.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What an API server says about a request: the kind {@code Status} of its answers. Strings are empty where it says nothing,
 * and all are where the answer is not of that kind.
 *
 * @param kind what {@code name} names: mostly a plural, now and then a kind
 */
record ApiStatus(String reason, String message, String kind, String name, List<Cause> causes) {

    /** One of several things that the status is about. */
    record Cause(String reason, String message, String field) {}

    static ApiStatus of(Optional<JsonNode> answer) {
        JsonNode status = answer.filter(ApiStatus::isStatus).orElse(MissingNode.getInstance());
        JsonNode details = status.path("details");
        List<Cause> causes = new ArrayList<>();
        details.path("causes")
                .forEach(cause -> causes.add(new Cause(
                        cause.path("reason").asText(),
                        cause.path("message").asText(),
                        cause.path("field").asText())));
        return new ApiStatus(
                status.path("reason").asText(),
                status.path("message").asText(),
                details.path("kind").asText(),
                details.path("name").asText(),
                List.copyOf(causes));
    }

    static boolean isStatus(JsonNode answer) {
        return answer.path("kind").asText().equals("Status");
    }

    boolean hasCause(String causeReason) {
        return causes.stream().anyMatch(cause -> cause.reason().equals(causeReason));
    }

    boolean isAbout(String field) {
        return causes.stream().anyMatch(cause -> cause.field().equals(field));
    }
}
