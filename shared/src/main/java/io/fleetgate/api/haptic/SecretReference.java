package io.fleetgate.api.haptic;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fleetgate.object.Fields;

/**
 * Names a Secret.
 *
 * @param namespace empty means that of the config
 */
@WrittenWhenSet
public record SecretReference(
        @JsonPropertyDescription("Name of the Secret.") String name,

        @JsonPropertyDescription("Namespace of the Secret; left out, it is that of the config.")
        String namespace) {

    static final SecretReference NONE = new SecretReference("", "");

    static SecretReference read(Fields fields) {
        return new SecretReference(fields.string("name"), fields.string("namespace"));
    }
}
