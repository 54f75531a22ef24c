package io.fleetgate.operator.config;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.operator.gateway.WriteLimits;
import io.fleetgate.operator.registry.TokenServers;
import io.fleetgate.process.Checked;
import io.fleetgate.process.Setting;
import io.fleetgate.resolver.Fallback;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.RolloutPolicy.UnmatchedHosts;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OperatorConfigTest {
    private static final String KNOWN = "profile,releasebinding,release,componentversion,component,target,registry,"
            + "registrybinding,rendertask,renderartifact,referencegrant,haproxytemplateconfig";

    @Test
    void byDefaultTagsAreDeletedAndNoForeignTokenServerIsTrusted() {
        assertThat(valid(Map.of()).tokenServers()).hasValue(TokenServers.OWN);
        assertThat(valid(Map.of("delete-tags", "false")).tokenServers()).isEmpty();
    }

    @Test
    void tokenServersAreHosts() {
        assertThat(valid(Map.of("token-servers", "auth.example.org,10.0.0.1")).tokenServers())
                .hasValue(new TokenServers(Set.of("auth.example.org", "10.0.0.1")));
        assertThat(problems(Map.of("token-servers", "https://auth.example.org/token")))
                .singleElement()
                .asString()
                .contains("write it without scheme, port and path");
    }

    @Test
    void byDefaultOneOfSeveralReplicasWritesEverything() {
        OperatorConfig config = valid(Map.of());

        assertThat(config.lease())
                .hasValue(new LeaseConfig(
                        Optional.empty(),
                        "fleetgate-operator",
                        Duration.ofSeconds(15),
                        Duration.ofSeconds(10),
                        Duration.ofSeconds(2)));
        assertThat(config.scope().controllers()).containsExactlyInAnyOrder(ControllerName.values());
        assertThat(config.scope().contains(ControllerName.PROFILE, "any")).isTrue();
        assertThat(config.writes()).isEqualTo(new WriteLimits(16, 1_000));
        assertThat(config.resync()).isEqualTo(Duration.ofMinutes(10));
        assertThat(config.staleAfter()).isEqualTo(Duration.ofMinutes(1));
        assertThat(config.rollout()).isEqualTo(RolloutPolicy.DEFAULT);
    }

    @Test
    void theOnlyReplicaNeedsNoLease() {
        assertThat(valid(Map.of("leader-elect", "false")).lease()).isEmpty();
    }

    @Test
    void theScopeIsWhatIsNamed() {
        Scope scope = valid(Map.of("controllers", "profile,target", "namespaces", "fleet,apps"))
                .scope();

        assertThat(scope.contains(ControllerName.TARGET, "apps")).isTrue();
        assertThat(scope.contains(ControllerName.RELEASE, "apps")).isFalse();
        assertThat(scope.contains(ControllerName.TARGET, "other")).isFalse();
    }

    @Test
    void anUnknownControllerIsNamedBesideTheKnownOnes() {
        assertThat(problems(Map.of("controllers", "profile,tenant,ships")))
                .containsExactly(
                        "--controllers=profile,tenant,ships names tenant, which is no controller; there are " + KNOWN,
                        "--controllers=profile,tenant,ships names ships, which is no controller; there are " + KNOWN);
    }

    @Test
    void aProcessWithoutControllersIsRefused() {
        assertThat(problems(Map.of("controllers", "")))
                .containsExactly("--controllers= must name a controller; there are " + KNOWN);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Fleet", "a.b", "fleet,", "-a", "fleet, apps"})
    void aNamespaceIsADnsLabel(String namespaces) {
        assertThat(problems(Map.of("namespaces", namespaces)))
                .singleElement()
                .asString()
                .startsWith("--namespaces=" + namespaces + " names '")
                .endsWith("', which cannot be a namespace");
    }

    @ParameterizedTest
    @CsvSource({
        "lease-duration, 10s, --lease-renew-deadline=10s must be shorter than --lease-duration=10s",
        "lease-renew-deadline, 2s, '--lease-retry-period=2s must be, times 1.2, shorter than --lease-renew-deadline=2s'",
        "lease-retry-period, 4s, --lease-retry-period=4s must be at most a quarter of --lease-duration=15s",
        "lease-duration, 6m, --lease-duration=6m must be at most 5m",
        "lease-duration, 15500ms, --lease-duration=15500ms must be whole seconds",
        "lease-duration, 15, --lease-duration=15 must be a duration",
        "lease-name, a/b, --lease-name=a/b must be a DNS label",
        "lease-namespace, A, --lease-namespace=A must be a DNS label",
        "leader-elect, yes, '--leader-elect=yes must be one of true, false'"
    })
    void theTimesOfALeaseFitTogether(String name, String value, String problem) {
        assertThat(problems(Map.of(name, value))).singleElement().asString().startsWith(problem);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "1000001", "sixteen", "", "1.5"})
    void limitsAreWholeNumbers(String value) {
        assertThat(problems(Map.of("writes-at-once", value, "writes-per-second", value)))
                .containsExactly(
                        "--writes-at-once=" + value + " must be a whole number from 1 to 1000000",
                        "--writes-per-second=" + value + " must be a whole number from 1 to 1000000");
    }

    @Test
    void whatIsChosenAboutRolloutsIsReadAsTheWebhookReadsIt() {
        assertThat(valid(Map.of("resolver-fallback", "runner-up", "registry-binding-strict", "true"))
                        .rollout())
                .isEqualTo(new RolloutPolicy(Fallback.RUNNER_UP, UnmatchedHosts.REFUSE));
    }

    @Test
    void everyProblemIsNamedAtOnce() {
        assertThat(problems(Map.of(
                        "listen", "here",
                        "stale-after", "4s",
                        "leader-elect", "maybe",
                        "lease-retry-period", "20s",
                        "controllers", "ships",
                        "namespaces", "A",
                        "writes-at-once", "none",
                        "resync", "never",
                        "resolver-fallback", "first",
                        "log-format", "xml")))
                .hasSize(11);
    }

    @Test
    void everySettingHasItsDescription() {
        assertThat(OperatorConfig.SETTINGS)
                .allSatisfy(setting -> assertThat(setting.description()).endsWith("."));
    }

    private static OperatorConfig valid(Map<String, String> given) {
        return switch (from(given)) {
            case Checked.Valid<OperatorConfig>(OperatorConfig config) -> config;
            case Checked.Invalid<OperatorConfig>(List<String> problems) -> throw new AssertionError(problems);
        };
    }

    private static List<String> problems(Map<String, String> given) {
        return switch (from(given)) {
            case Checked.Valid<OperatorConfig> valid -> throw new AssertionError(valid);
            case Checked.Invalid<OperatorConfig>(List<String> problems) -> problems;
        };
    }

    private static Checked<OperatorConfig> from(Map<String, String> given) {
        Map<String, String> values = new HashMap<>(
                OperatorConfig.SETTINGS.stream().collect(Collectors.toMap(Setting::name, Setting::defaultValue)));
        values.putAll(given);
        return OperatorConfig.from(values);
    }
}
