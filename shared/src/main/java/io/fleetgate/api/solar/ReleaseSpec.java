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
 * What is rolled out, and how it competes.
 *
 * @param uniqueName the identity on a target; empty falls back to the component's name
 * @param antiAffinity matched against the labels of Releases; null is no rule, an empty selector matches every Release
 * @param failedJobTTL seconds; null is the controller's default
 */
@WrittenWhenSet
public record ReleaseSpec(
        @JsonPropertyDescription("The ComponentVersion that is rolled out.")
        ObjectReference componentVersionRef,

        @JsonPropertyDescription("Older spelling of componentVersionRef.namespace.")
        String componentVersionNamespace,

        @JsonPropertyDescription(
                "Namespace on the target cluster that the application is installed into; no namespace here.")
        String targetNamespace,

        @JsonPropertyDescription(
                "Identity on a target: of all Releases with one unique name the highest priority wins. Left out, it is the name of the Component. Never changes once set.")
        String uniqueName,

        @JsonPropertyDescription(
                "Labels of Releases that must not be on the same target. An empty selector matches every Release.")
        @JsonInclude(Include.NON_NULL)
        @Nullable
        LabelSelector antiAffinity,

        @JsonPropertyDescription("Any JSON, handed to the application.") @AcceptsNull
        JsonNode values,

        @JsonPropertyDescription("Seconds that a failed render job is kept; one hour when left out.")
        @JsonInclude(Include.NON_NULL)
        @Nullable
        Integer failedJobTTL,

        @JsonPropertyDescription("Higher wins among Releases that exclude each other.")
        int priority) {

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static ReleaseSpec of(JsonNode json) {
        return read(Fields.of(json, "spec", new ArrayList<>()));
    }

    static ReleaseSpec read(Fields fields) {
        return new ReleaseSpec(
                ObjectReference.read(fields.object("componentVersionRef")),
                fields.string("componentVersionNamespace"),
                fields.string("targetNamespace"),
                fields.string("uniqueName"),
                fields.has("antiAffinity") ? LabelSelector.read(fields.object("antiAffinity")) : null,
                fields.any("values"),
                fields.has("failedJobTTL") ? Integer.valueOf(fields.int32("failedJobTTL", 0)) : null,
                fields.int32("priority", 0));
    }
}
