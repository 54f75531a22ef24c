package io.fleetgate.webhook.watched;

import io.fleetgate.problem.Problem;
import io.fleetgate.scope.ConfigScope;
import io.fleetgate.templating.judgement.ManifestRule;
import io.fleetgate.templating.manifest.Manifest;
import java.util.Optional;

/** A config renders nothing that it must not write. */
record ScopeRule(ConfigScope scope) implements ManifestRule {

    @Override
    public Optional<Problem> problem(Manifest manifest) {
        return scope.refusal(manifest.groupKind(), manifest.key().namespace());
    }
}
