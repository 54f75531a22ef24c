package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/**
 * One chart to render and push. The first three fields are the renderer's input and never change.
 *
 * @param type {@code release}, {@code bootstrap} or {@code profile}, or whatever else was written; says which input is used
 * @param failedJobTTL seconds; null is the controller's default
 */
@WrittenWhenSet
public record RenderTaskSpec(
        @JsonPropertyDescription("What is rendered: release, bootstrap or profile. Never changes.")
        String type,

        @JsonPropertyDescription("Input for type release. Never changes.")
        ReleaseRendering release,

        @JsonPropertyDescription("Input for type bootstrap. Never changes.")
        BootstrapRendering bootstrap,

        @JsonPropertyDescription("Repository that the chart is pushed to.")
        String repository,

        @JsonPropertyDescription("Tag that the chart is pushed under.")
        String tag,

        @JsonPropertyDescription("Host of the registry that the chart is pushed to.")
        String baseURL,

        @JsonPropertyDescription("Secret in the same namespace with the credentials to push with.")
        LocalReference pushSecretRef,

        @JsonPropertyDescription("Whether the registry is spoken to over plain HTTP.")
        boolean plainHTTP,

        @JsonPropertyDescription("Seconds that a failed job is kept; one hour when left out.")
        @JsonInclude(Include.NON_NULL)
        @Nullable
        Integer failedJobTTL,

        @JsonPropertyDescription("Name of the object that asked for the chart.")
        String ownerName,

        @JsonPropertyDescription("Namespace of the object that asked for the chart.")
        String ownerNamespace,

        @JsonPropertyDescription("Kind of the object that asked for the chart.")
        String ownerKind) {

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static RenderTaskSpec of(JsonNode json) {
        return read(Fields.of(json, "spec", new ArrayList<>()));
    }

    static RenderTaskSpec read(Fields fields) {
        return new RenderTaskSpec(
                fields.string("type"),
                ReleaseRendering.read(fields.object("release")),
                BootstrapRendering.read(fields.object("bootstrap")),
                fields.string("repository"),
                fields.string("tag"),
                fields.string("baseURL"),
                LocalReference.read(fields.object("pushSecretRef")),
                fields.bool("plainHTTP"),
                fields.has("failedJobTTL") ? Integer.valueOf(fields.int32("failedJobTTL", 0)) : null,
                fields.string("ownerName"),
                fields.string("ownerNamespace"),
                fields.string("ownerKind"));
    }
}
