package io.fleetgate.webhook.rules;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.policy.RulePolicy;
import java.util.List;

/** Every rule in its default mode, always. */
public final class DefaultRules implements RuleSource {
    private final AdmissionRules rules = new AdmissionRules(RulePolicy.DEFAULT);

    @Override
    public AdmissionRules current() {
        return rules;
    }

    @Override
    public List<String> missing() {
        return List.of();
    }

    @Override
    public List<String> notices() {
        return List.of();
    }

    @Override
    public void awaitKnown() {
        // They are known before anybody asks.
    }

    @Override
    public void close() {
        // Nothing is open.
    }
}
