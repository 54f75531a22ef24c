package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.ArrayList;

/**
 * An OCI registry.
 *
 * @param solarSecretRef the credentials used here; an empty name for none
 * @param flavor the product, which decides what its webhook sends; empty for an unknown one
 * @param webhookPath where the registry reports pushes to; empty for nowhere
 * @param scanInterval a Go duration ({@code 1h30m}) as written, valid or not; empty for no scan
 */
@WrittenWhenSet
public record RegistrySpec(
        @JsonPropertyDescription("Host of the registry, with a port where needed.")
        String hostname,

        @JsonPropertyDescription("Whether the registry is spoken to over plain HTTP.")
        boolean plainHTTP,

        @JsonPropertyDescription("Secret in the same namespace with the credentials used for rendering.")
        LocalReference solarSecretRef,

        @JsonPropertyDescription("Name of the pull secret that exists on target clusters.")
        String targetPullSecretName,

        @JsonPropertyDescription(
                "Product of the registry, which decides what its webhook sends. Required beside webhookPath.")
        String flavor,

        @JsonPropertyDescription("Path that the registry reports pushes to.")
        String webhookPath,

        @JsonPropertyDescription(
                "Time between two scans, such as 1h30m; greater than zero. Left out, there is no scan.")
        String scanInterval) {

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static RegistrySpec of(JsonNode json) {
        return read(Fields.of(json, "spec", new ArrayList<>()));
    }

    static RegistrySpec read(Fields fields) {
        return new RegistrySpec(
                fields.string("hostname"),
                fields.bool("plainHTTP"),
                LocalReference.read(fields.object("solarSecretRef")),
                fields.string("targetPullSecretName"),
                fields.string("flavor"),
                fields.string("webhookPath"),
                fields.string("scanInterval"));
    }
}
