package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.ArrayList;

/** A pushed chart, kept for as long as a {@link RenderBindingSpec RenderBinding} names it. */
@WrittenWhenSet
public record RenderArtifactSpec(
        @JsonPropertyDescription("Host of the registry that holds the chart.")
        String baseURL,

        @JsonPropertyDescription("Repository of the chart.") String repository,
        @JsonPropertyDescription("Tag of the chart.") String tag,

        @JsonPropertyDescription("Name of the RenderTask that pushed the chart.")
        String renderTaskRef,

        @JsonPropertyDescription("The Registry that holds the chart.")
        ObjectReference registryRef,

        @JsonPropertyDescription("Older spelling of what registryRef leads to: Secret with the credentials.")
        LocalReference pushSecretRef,

        @JsonPropertyDescription("Older spelling of what registryRef leads to: namespace of that Secret.")
        String pushSecretNamespace,

        @JsonPropertyDescription("Older spelling of what registryRef leads to: product of the registry.")
        String registryFlavor,

        @JsonPropertyDescription(
                "Older spelling of what registryRef leads to: whether it is spoken to over plain HTTP.")
        boolean plainHTTP) {

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static RenderArtifactSpec of(JsonNode json) {
        return read(Fields.of(json, "spec", new ArrayList<>()));
    }

    static RenderArtifactSpec read(Fields fields) {
        return new RenderArtifactSpec(
                fields.string("baseURL"),
                fields.string("repository"),
                fields.string("tag"),
                fields.string("renderTaskRef"),
                ObjectReference.read(fields.object("registryRef")),
                LocalReference.read(fields.object("pushSecretRef")),
                fields.string("pushSecretNamespace"),
                fields.string("registryFlavor"),
                fields.bool("plainHTTP"));
    }
}
