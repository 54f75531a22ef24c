package io.fleetgate.api.haptic;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fleetgate.object.Fields;
import java.util.List;

/** One thing that must hold of what a test rendered; which fields count depends on the type. */
@WrittenWhenSet
public record Assertion(
        @JsonPropertyDescription(
                "haproxy_valid, contains, not_contains, match_count, equals, jsonpath, match_order or deterministic.")
        String type,

        @JsonPropertyDescription("What is asserted.") String description,

        @JsonPropertyDescription(
                "haproxy.cfg, map:NAME, file:NAME, cert:NAME, crt-list:NAME, k8s:NAME or rendering_error; haproxy.cfg when left out.")
        String target,

        @JsonPropertyDescription("Regular expression for contains, not_contains and match_count.")
        String pattern,

        @JsonPropertyDescription("Regular expressions for match_order.")
        List<String> patterns,

        @JsonPropertyDescription("Text for equals and jsonpath, whole number for match_count.")
        String expected,

        @JsonPropertyDescription("JSONPath into what templates see, for jsonpath.")
        String jsonpath) {

    static Assertion read(Fields fields) {
        return new Assertion(
                fields.string("type"),
                fields.string("description"),
                fields.string("target"),
                fields.string("pattern"),
                fields.strings("patterns"),
                fields.string("expected"),
                fields.string("jsonpath"));
    }
}
