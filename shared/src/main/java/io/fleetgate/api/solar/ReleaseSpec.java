package io.fleetgate.api.solar;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import org.jspecify.annotations.Nullable;

/**
 * What is rolled out, and how it competes.
 *
 * @param componentVersionNamespace the flat shape of {@code componentVersionRef.namespace}
 * @param targetNamespace namespace on the target cluster, unrelated to any namespace here
 * @param uniqueName the identity on a target; empty falls back to the component's name
 * @param antiAffinity matched against the labels of Releases; null is no rule, an empty selector matches every Release
 * @param values any JSON, handed to the application
 * @param failedJobTTL seconds; null is the controller's default
 * @param priority higher wins
 */
public record ReleaseSpec(
        ObjectReference componentVersionRef,
        String componentVersionNamespace,
        String targetNamespace,
        String uniqueName,
        @Nullable LabelSelector antiAffinity,
        JsonNode values,
        @Nullable Integer failedJobTTL,
        int priority) {

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
