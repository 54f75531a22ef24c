package io.fleetgate.admission.config;

import io.fleetgate.api.haptic.ControllerSettings;
import io.fleetgate.api.haptic.DataplaneSettings;
import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.object.FieldName;
import io.fleetgate.problem.Problem;
import io.fleetgate.text.GoDuration;
import io.fleetgate.text.PrintableText;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What a running HAProxy needs: kept for its author, and no less checked for that, as no value of it is silently another. */
final class ProxySettings {
    private static final int MAX_PORT = 65_535;
    private static final List<String> LEVELS = List.of("TRACE", "DEBUG", "INFO", "WARN", "ERROR");

    private final Consumer<Problem> problems;

    private ProxySettings(Consumer<Problem> problems) {
        this.problems = problems;
    }

    /** @param spec with its defaults */
    static void check(HAProxyTemplateConfigSpec spec, Consumer<Problem> problems) {
        ProxySettings settings = new ProxySettings(problems);
        settings.podLabels(spec);
        settings.lease(spec.controller().leaderElection());
        settings.atLeastZero(
                spec.controller().configPublishing().compressionThreshold(),
                "spec.controller.configPublishing.compressionThreshold");
        if (!spec.logging().level().isEmpty()) {
            FieldProblems.requireOneOf(
                    spec.logging().level().toUpperCase(Locale.ROOT), LEVELS, "spec.logging.level", problems);
        }
        settings.dataplane(spec.dataplane());
        settings.duration(spec.templatingSettings().renderTimeout(), "spec.templatingSettings.renderTimeout");
    }

    private void podLabels(HAProxyTemplateConfigSpec spec) {
        spec.podSelector().matchLabels().forEach((key, value) -> {
            if (key.isEmpty() || value.isEmpty()) {
                problems.accept(FieldProblems.invalid(
                        FieldName.below("spec.podSelector.matchLabels", key),
                        "has an empty key or value",
                        "write both, or remove it"));
            }
        });
    }

    private void lease(ControllerSettings.LeaderElection election) {
        String path = "spec.controller.leaderElection";
        Optional<Duration> lease = duration(election.leaseDuration(), path + ".leaseDuration");
        Optional<Duration> renew = duration(election.renewDeadline(), path + ".renewDeadline");
        Optional<Duration> retry = duration(election.retryPeriod(), path + ".retryPeriod");
        longer(lease, "leaseDuration", renew, "renewDeadline");
        longer(renew, "renewDeadline", retry, "retryPeriod");
    }

    private void longer(Optional<Duration> longer, String name, Optional<Duration> shorter, String other) {
        if (longer.isPresent() && shorter.isPresent() && longer.get().compareTo(shorter.get()) <= 0) {
            problems.accept(FieldProblems.invalid(
                    "spec.controller.leaderElection." + name,
                    "must be longer than " + other,
                    "make it longer, or " + other + " shorter"));
        }
    }

    private void dataplane(DataplaneSettings dataplane) {
        String path = "spec.dataplane";
        Integer port = dataplane.port();
        if (port != null && (port < 1 || port > MAX_PORT)) {
            problems.accept(FieldProblems.invalid(
                    path + ".port", "is " + port + ", which is no port", "write a number from 1 to " + MAX_PORT));
        }
        duration(dataplane.minDeploymentInterval(), path + ".minDeploymentInterval");
        duration(dataplane.driftPreventionInterval(), path + ".driftPreventionInterval");
        duration(dataplane.deploymentTimeout(), path + ".deploymentTimeout");
        atLeastZero(dataplane.maxParallel(), path + ".maxParallel");
        atLeastZero(dataplane.rawPushThreshold(), path + ".rawPushThreshold");
    }

    private Optional<Duration> duration(String text, String path) {
        Optional<Duration> duration = GoDuration.parse(text).filter(parsed -> !parsed.isNegative());
        if (duration.isEmpty()) {
            problems.accept(FieldProblems.invalid(
                    path, PrintableText.quoted(text) + " is no duration", "write it as 30s, 5m or 1h30m"));
        }
        return duration;
    }

    private void atLeastZero(@Nullable Number number, String path) {
        if (number != null && number.longValue() < 0) {
            problems.accept(FieldProblems.invalid(path, "is " + number, "write a number that is not negative"));
        }
    }
}
