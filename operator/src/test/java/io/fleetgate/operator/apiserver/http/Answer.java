package io.fleetgate.operator.apiserver.http;

import java.util.LinkedHashMap;
import java.util.Map;

/** A whole answer to a request. */
public record Answer(int status, Map<String, String> headers, String body) {
    private static final String CONTENT_TYPE = "Content-Type";

    public static Answer json(int status, String body) {
        return new Answer(status, Map.of(CONTENT_TYPE, "application/json"), body);
    }

    public static Answer text(int status, String body) {
        return new Answer(status, Map.of(CONTENT_TYPE, "text/plain; charset=utf-8"), body);
    }

    public Answer with(String header, String value) {
        Map<String, String> all = new LinkedHashMap<>(headers);
        all.put(header, value);
        return new Answer(status, all, body);
    }
}
