package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fleetgate.object.Fields;
import org.jspecify.annotations.Nullable;

/**
 * A {@link ResourceAccess} together with the pull secret that a target needs for it.
 *
 * @param pullSecretName on the target cluster; empty for none
 */
@WrittenWhenSet
public record ResolvedResourceAccess(
        @JsonPropertyDescription("Registry host and repository.")
        String repository,

        @JsonPropertyDescription("Whether the registry is spoken to over plain HTTP.")
        boolean insecure,

        @JsonPropertyDescription("A tag, or a digest when it begins with @.")
        String tag,

        @JsonPropertyDescription("What is known of the Helm chart; left out where the artifact is none.")
        @JsonInclude(Include.NON_NULL)
        @Nullable
        HelmChart helm,

        @JsonPropertyDescription("Name of the pull secret on the target cluster.")
        String pullSecretName) {

    static ResolvedResourceAccess read(Fields fields) {
        ResourceAccess access = ResourceAccess.read(fields);
        return new ResolvedResourceAccess(
                access.repository(), access.insecure(), access.tag(), access.helm(), fields.string("pullSecretName"));
    }
}
