package io.fleetgate.api.haptic;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a config must render from given objects.
 *
 * @param fixtures the objects of each store, any JSON as written
 */
@WrittenWhenSet
public record ValidationTest(
        @JsonPropertyDescription("What is tested.") String description,

        @JsonPropertyDescription("Objects of each watched resource, by the name of its store.")
        Map<String, List<JsonNode>> fixtures,

        @JsonPropertyDescription("What a fetch answers, by URL.")
        List<HttpResource> httpResources,

        @JsonPropertyDescription("Configuration that HAProxy is taken to run already.")
        String currentConfig,

        @JsonPropertyDescription("An object of any JSON that takes the place of what every template sees.")
        JsonNode extraContext,

        @JsonPropertyDescription("What must hold of the rendered text.")
        List<Assertion> assertions) {

    /** What one URL answers. */
    @WrittenWhenSet
    public record HttpResource(
            @JsonPropertyDescription("The URL, as the template asks for it.")
            String url,

            @JsonPropertyDescription("The body of the answer.")
            String content) {

        static HttpResource read(Fields fields) {
            return new HttpResource(fields.string("url"), fields.string("content"));
        }
    }

    static ValidationTest read(Fields fields) {
        return new ValidationTest(
                fields.string("description"),
                readFixtures(fields.object("fixtures")),
                fields.list("httpResources", HttpResource::read),
                fields.string("currentConfig"),
                fields.any("extraContext"),
                fields.list("assertions", Assertion::read));
    }

    private static Map<String, List<JsonNode>> readFixtures(Fields stores) {
        Map<String, List<JsonNode>> fixtures = new LinkedHashMap<>();
        stores.raw().fieldNames().forEachRemaining(store -> fixtures.put(store, stores.anyList(store)));
        return Collections.unmodifiableMap(fixtures);
    }
}
