package io.fleetgate.operator.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.Optional;

/**
 * A whole answer of HTTP.
 *
 * @param retryAfter as the header has it
 * @param json the body; empty where it is not a JSON object, or one that is nested too deep
 */
record Answer(int code, Optional<String> retryAfter, Optional<JsonNode> json) {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int OK = 200;
    private static final int MULTIPLE_CHOICES = 300;

    static Answer read(int code, Optional<String> retryAfter, byte[] body) {
        return new Answer(code, retryAfter, json(body));
    }

    /** Whether the request was carried out. */
    boolean isSuccess() {
        return code >= OK && code < MULTIPLE_CHOICES;
    }

    private static Optional<JsonNode> json(byte[] body) {
        try {
            return Optional.ofNullable(JSON.readTree(body)).filter(JsonNode::isObject);
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
