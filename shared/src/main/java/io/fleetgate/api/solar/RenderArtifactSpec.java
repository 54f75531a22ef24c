package io.fleetgate.api.solar;

import io.fleetgate.object.Fields;

/**
 * A pushed chart, kept for as long as a {@link RenderBindingSpec RenderBinding} names it.
 *
 * @param renderTaskRef name of the task that pushed it
 * @param registryRef the registry that holds it
 * @param pushSecretRef like the next three, the flat shape of what {@code registryRef} leads to
 */
public record RenderArtifactSpec(
        String baseURL,
        String repository,
        String tag,
        String renderTaskRef,
        ObjectReference registryRef,
        LocalReference pushSecretRef,
        String pushSecretNamespace,
        String registryFlavor,
        boolean plainHTTP) {

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
