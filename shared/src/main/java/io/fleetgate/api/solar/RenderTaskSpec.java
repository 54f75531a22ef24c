package io.fleetgate.api.solar;

import io.fleetgate.object.Fields;
import org.jspecify.annotations.Nullable;

/**
 * One chart to render and push. The first three fields are the renderer's input and never change.
 *
 * @param type {@code release}, {@code bootstrap} or {@code profile}, or whatever else was written; says which input is used
 * @param failedJobTTL seconds; null is the controller's default
 */
public record RenderTaskSpec(
        String type,
        ReleaseRendering release,
        BootstrapRendering bootstrap,
        String repository,
        String tag,
        String baseURL,
        LocalReference pushSecretRef,
        boolean plainHTTP,
        @Nullable Integer failedJobTTL,
        String ownerName,
        String ownerNamespace,
        String ownerKind) {

    static RenderTaskSpec read(Fields fields) {
        return new RenderTaskSpec(
                fields.string("type"),
                ReleaseRendering.read(fields.object("release")),
                BootstrapRendering.read(fields.object("bootstrap")),
                fields.string("repository"),
                fields.string("tag"),
                fields.string("baseURL"),
                LocalReference.read(fields.object("pushSecretRef")),
                fields.bool("plainHTTP"),
                fields.has("failedJobTTL") ? Integer.valueOf(fields.int32("failedJobTTL", 0)) : null,
                fields.string("ownerName"),
                fields.string("ownerNamespace"),
                fields.string("ownerKind"));
    }
}
