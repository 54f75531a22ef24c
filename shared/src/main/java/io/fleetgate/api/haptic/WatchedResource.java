package io.fleetgate.api.haptic;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fleetgate.object.Fields;
import java.util.List;

/**
 * Which objects a store holds, and by what templates look them up.
 *
 * @param resources plural of the kind, as in URLs
 */
@WrittenWhenSet
public record WatchedResource(
        @JsonPropertyDescription("Group and version of the objects, such as networking.k8s.io/v1.")
        String apiVersion,

        @JsonPropertyDescription("Plural of their kind, such as ingresses.")
        String resources,

        @JsonPropertyDescription("Whether a change of one of them is judged before it is stored.")
        boolean enableValidationWebhook,

        @JsonPropertyDescription(
                "JSONPaths of the values that templates look objects up by, in the order of the arguments.")
        List<String> indexBy,

        @JsonPropertyDescription("Label selector, such as app=web,tier!=test; left out, it selects every object.")
        String labelSelector,

        @JsonPropertyDescription("One JSONPath and the value it must have, such as spec.ingressClassName=haproxy.")
        String fieldSelector,

        @JsonPropertyDescription(
                "Label selector for the namespaces of the objects; left out, it selects every namespace.")
        String namespaceSelector,

        @JsonPropertyDescription("full or on-demand; full when left out.")
        String store) {

    static WatchedResource read(Fields fields) {
        return new WatchedResource(
                fields.string("apiVersion"),
                fields.string("resources"),
                fields.bool("enableValidationWebhook"),
                fields.strings("indexBy"),
                fields.string("labelSelector"),
                fields.string("fieldSelector"),
                fields.string("namespaceSelector"),
                fields.string("store"));
    }
}
