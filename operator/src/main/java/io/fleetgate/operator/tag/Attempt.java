package io.fleetgate.operator.tag;

import io.fleetgate.api.solar.RegistrySpec;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.operator.registry.RegistryTag;
import io.fleetgate.reconcile.Step;
import io.fleetgate.render.artifact.TagCredentials;
import java.util.Optional;

/**
 * What is tried for one artifact; something else where another registry, or other credentials, are tried.
 *
 * @param purpose what a registry is asked
 * @param uid of the artifact
 * @param registry where the credentials are taken from
 * @param secret with the credentials; empty for none
 */
record Attempt(
        Purpose purpose,
        String uid,
        ObjectKey artifact,
        RegistryTag tag,
        ObjectKey registry,
        Optional<ObjectKey> secret) {

    /** What a registry is asked about a tag. */
    enum Purpose {
        DELETE,
        LOOK
    }

    static Attempt of(Step.OfTag step) {
        RegistrySpec spec = step.credentials().registry().spec();
        ObjectKey registry = step.credentials().registry().key();
        return new Attempt(
                switch (step) {
                    case Step.DeleteTag _ -> Purpose.DELETE;
                    case Step.KeepTag _ -> Purpose.LOOK;
                },
                step.object().metadata().uid(),
                step.object().key(),
                RegistryTags.of(spec, step.object().spec()),
                registry,
                switch (step.credentials()) {
                    case TagCredentials.Anonymous _ -> Optional.empty();
                    case TagCredentials.OfRegistry _ ->
                        Optional.of(spec.solarSecretRef().name())
                                .filter(name -> !name.isEmpty())
                                .map(name -> new ObjectKey(registry.namespace(), name));
                });
    }
}
