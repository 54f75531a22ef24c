package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fleetgate.object.Fields;

/**
 * The resource that a component version is installed through.
 *
 * @param type {@code helm} or {@code kro}, or whatever else was written
 */
@WrittenWhenSet
public record Entrypoint(
        @JsonPropertyDescription("Key of the resource in resources.")
        String resourceName,

        @JsonPropertyDescription("How it is installed: helm or kro.")
        String type) {

    static Entrypoint read(Fields fields) {
        return new Entrypoint(fields.string("resourceName"), fields.string("type"));
    }
}
