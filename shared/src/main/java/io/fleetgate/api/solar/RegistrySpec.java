package io.fleetgate.api.solar;

import io.fleetgate.object.Fields;

/**
 * An OCI registry.
 *
 * @param hostname may carry a port
 * @param solarSecretRef the credentials used here; an empty name for none
 * @param targetPullSecretName name of the pull secret on target clusters, where it is expected to exist
 * @param flavor the product, which decides what its webhook sends; empty for an unknown one
 * @param webhookPath where the registry reports pushes to; empty for nowhere
 * @param scanInterval a Go duration ({@code 1h30m}) as written, valid or not; empty for no scan
 */
public record RegistrySpec(
        String hostname,
        boolean plainHTTP,
        LocalReference solarSecretRef,
        String targetPullSecretName,
        String flavor,
        String webhookPath,
        String scanInterval) {

    static RegistrySpec read(Fields fields) {
        return new RegistrySpec(
                fields.string("hostname"),
                fields.bool("plainHTTP"),
                LocalReference.read(fields.object("solarSecretRef")),
                fields.string("targetPullSecretName"),
                fields.string("flavor"),
                fields.string("webhookPath"),
                fields.string("scanInterval"));
    }
}
