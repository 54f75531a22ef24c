package io.fleetgate.api.solar;

import io.fleetgate.api.solar.ResourceAccess.HelmChart;
import io.fleetgate.object.Fields;
import org.jspecify.annotations.Nullable;

/**
 * A {@link ResourceAccess} together with the pull secret that a target needs for it.
 *
 * @param pullSecretName on the target cluster; empty for none
 */
public record ResolvedResourceAccess(
        String repository,
        boolean insecure,
        String tag,
        @Nullable HelmChart helm,
        String pullSecretName) {

    static ResolvedResourceAccess read(Fields fields) {
        ResourceAccess access = ResourceAccess.read(fields);
        return new ResolvedResourceAccess(
                access.repository(), access.insecure(), access.tag(), access.helm(), fields.string("pullSecretName"));
    }
}
