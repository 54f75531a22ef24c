package io.fleetgate.templating.judgement;

import io.fleetgate.problem.Problem;
import io.fleetgate.templating.manifest.Manifest;
import java.util.Optional;

/** What an object has to comply with that a config renders. */
@FunctionalInterface
public interface ManifestRule {
    /** For whoever has no rule. */
    ManifestRule NONE = _ -> Optional.empty();

    /** What is wrong with an object; it is asked of the same object once. */
    Optional<Problem> problem(Manifest manifest);
}
