package io.fleetgate.operator.tag;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.operator.registry.RegistryTag;
import java.util.Optional;

/** Attempts of tests. */
final class Tried {
    private Tried() {}

    /** The deletion of a tag that is named like its artifact. */
    static Attempt attempt(String namespace, String artifact, String host) {
        return new Attempt(
                Attempt.Purpose.DELETE,
                namespace + "/" + artifact,
                new ObjectKey(namespace, artifact),
                new RegistryTag(RegistryTag.Scheme.HTTP, host, artifact, "v1"),
                new ObjectKey(namespace, "main"),
                Optional.empty());
    }
}
