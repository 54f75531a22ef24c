package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fleetgate.object.Fields;
import org.jspecify.annotations.Nullable;

/**
 * Where one artifact is pulled from.
 *
 * @param helm null where the artifact is no Helm chart
 */
@WrittenWhenSet
public record ResourceAccess(
        @JsonPropertyDescription("Registry host and repository.")
        String repository,

        @JsonPropertyDescription("Whether the registry is spoken to over plain HTTP.")
        boolean insecure,

        @JsonPropertyDescription("A tag, or a digest when it begins with @.")
        String tag,

        @JsonPropertyDescription("What is known of the Helm chart; left out where the artifact is none.")
        @JsonInclude(Include.NON_NULL)
        @Nullable
        HelmChart helm) {

    static ResourceAccess read(Fields fields) {
        return new ResourceAccess(
                fields.string("repository"),
                fields.bool("insecure"),
                fields.string("tag"),
                fields.has("helm") ? HelmChart.read(fields.object("helm")) : null);
    }
}
