package io.fleetgate.api.solar;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;

/**
 * A cluster that releases are rolled out to.
 *
 * @param renderRegistryRef the registry that rendered charts are pushed to
 * @param renderRegistryNamespace the flat shape of {@code renderRegistryRef.namespace}
 * @param userdata any JSON, handed to the rendered charts
 */
public record TargetSpec(ObjectReference renderRegistryRef, String renderRegistryNamespace, JsonNode userdata) {

    static TargetSpec read(Fields fields) {
        return new TargetSpec(
                ObjectReference.read(fields.object("renderRegistryRef")),
                fields.string("renderRegistryNamespace"),
                fields.any("userdata"));
    }
}
