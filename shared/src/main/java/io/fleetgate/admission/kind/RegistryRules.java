package io.fleetgate.admission.kind;

import io.fleetgate.admission.rule.KindRules;
import io.fleetgate.api.solar.RegistrySpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.policy.Rule;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.render.name.RegistryAddress;
import io.fleetgate.text.GoDuration;
import io.fleetgate.text.PrintableText;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Rules of Registries: a webhook needs to know its flavor, a scan interval must be a time that passes, and a password is no part of
 * a host.
 */
final class RegistryRules {
    private RegistryRules() {}

    static KindRules<RegistrySpec> of() {
        return KindRules.of(SolarKinds.REGISTRY)
                .always(Rule.REGISTRY_FLAVOR, RegistryRules::flavor)
                .always(Rule.REGISTRY_SCAN_INTERVAL, RegistryRules::interval)
                .always(Rule.REGISTRY_HOSTNAME, RegistryRules::hostname)
                .build();
    }

    private static void flavor(FleetObject<RegistrySpec> registry, Consumer<Problem> problems) {
        RegistrySpec spec = registry.spec();
        if (!spec.webhookPath().isEmpty() && spec.flavor().isEmpty()) {
            problems.accept(Problem.error(
                    "spec.flavor",
                    Reason.REQUIRED,
                    "must be set because spec.webhookPath is",
                    "name the registry's flavor, such as zot, or remove webhookPath"));
        }
    }

    /** What is wrong is not repeated. */
    private static void hostname(FleetObject<RegistrySpec> registry, Consumer<Problem> problems) {
        if (RegistryAddress.holdsLogin(registry.spec().hostname())) {
            problems.accept(Problem.error(
                    "spec.hostname",
                    Reason.INVALID,
                    "carries a user name or a password, which everybody can read there; nothing is pushed to such a host",
                    "write the host alone, and put the credentials into the Secret that spec.solarSecretRef names"));
        }
    }

    private static void interval(FleetObject<RegistrySpec> registry, Consumer<Problem> problems) {
        String written = registry.spec().scanInterval();
        if (written.isEmpty()) {
            return;
        }
        Optional<Duration> interval = GoDuration.parse(written);
        if (interval.isEmpty() || !interval.get().isPositive()) {
            problems.accept(Problem.error(
                    "spec.scanInterval",
                    Reason.INVALID,
                    PrintableText.quoted(written) + " is not a duration greater than zero",
                    "write one such as 30s, 5m or 1h30m"));
        }
    }
}
