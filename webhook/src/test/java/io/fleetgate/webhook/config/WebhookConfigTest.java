package io.fleetgate.webhook.config;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.process.Checked;
import io.fleetgate.process.ListenAddress;
import io.fleetgate.process.Setting;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WebhookConfigTest {

    @Test
    void theDefaultsServeAClusterOnLoopbackWithHealthBeside() {
        WebhookConfig config = valid(Map.of());

        assertThat(config.listen()).isEqualTo(new ListenAddress("127.0.0.1", 8443));
        assertThat(config.store()).isEqualTo(new StoreLocation.Cluster());
        assertThat(config.managementListen()).hasValue(new ListenAddress("127.0.0.1", 9443));
        assertThat(config.decisionTimeout()).isEqualTo(Duration.ofSeconds(2));
        assertThat(config.kubeconfig()).isEmpty();
    }

    @Test
    void aFolderIsServedWithoutManagementPort() {
        WebhookConfig config = valid(Map.of("store", "dir:fleet"));

        assertThat(config.store()).isEqualTo(new StoreLocation.Directory(Path.of("fleet")));
        assertThat(config.managementListen()).isEmpty();
    }

    @Test
    void whatIsKnownOfAClusterCountsForAMinute() {
        assertThat(valid(Map.of()).staleAfter()).isEqualTo(Duration.ofMinutes(1));
    }

    @Test
    void aStoreThatIsOutOfDateFasterThanAWatchCanTellIsRefused() {
        assertThat(problems(Map.of("stale-after", "4s")))
                .containsExactly(
                        "--stale-after=4s must be 5s or more: a watch that works is silent for up to half of it");
    }

    @Test
    void unknownCallersAreServedOnLoopbackOnly() {
        assertThat(valid(Map.of("listen", "0.0.0.0:8443")).servesUnknownCallers())
                .isFalse();
        assertThat(valid(Map.of("listen", "[::1]:8443")).servesUnknownCallers()).isTrue();
    }

    @Test
    void serverNamesAreAddedToThoseOfLoopback() {
        assertThat(valid(Map.of("server-names", "gate.fleet.svc,10.0.0.7"))
                        .serverNames()
                        .dnsNames())
                .containsExactly("localhost", "gate.fleet.svc");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a b", "gate,,other", "https://gate", "300.1.1.1"})
    void aServerNameThatIsNoneIsNamed(String names) {
        assertThat(problems(Map.of("server-names", names)))
                .singleElement()
                .asString()
                .contains("--server-names=");
    }

    @Test
    void theRulesAreThoseOfAFileOrOfAConfigMap() {
        assertThat(valid(Map.of()).rules()).isEqualTo(new RulesLocation.Defaults());
        assertThat(valid(Map.of("rules", "r.yaml")).rules()).isEqualTo(new RulesLocation.File(Path.of("r.yaml")));
        assertThat(valid(Map.of("rules-config-map", "fleetgate-system/rules.v1"))
                        .rules())
                .isEqualTo(new RulesLocation.ConfigMap("fleetgate-system", "rules.v1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rules", "/rules", "ns/", "ns/a/b", "Ns/rules", "ns/Rules", "ns/a..b"})
    void aConfigMapHasANamespaceAndAName(String configMap) {
        assertThat(problems(Map.of("rules-config-map", configMap)))
                .containsExactly("--rules-config-map=" + configMap + " must be NAMESPACE/NAME");
    }

    @Test
    void thereIsOnePlaceForRulesAndAConfigMapNeedsACluster() {
        assertThat(problems(Map.of("rules-config-map", "ns/rules", "rules", "r.yaml")))
                .containsExactly("--rules-config-map=ns/rules cannot be given beside --rules; keep one of them");
        assertThat(problems(Map.of("rules-config-map", "ns/rules", "store", "dir:fleet")))
                .containsExactly("--rules-config-map=ns/rules needs --store=cluster; give the rules with --rules");
    }

    @Test
    void everyProblemIsNamedAtOnce() {
        assertThat(problems(Map.of(
                        "listen", "here",
                        "store", "memory",
                        "decision-timeout", "0s",
                        "dry-run-timeout", "2h",
                        "log-format", "xml",
                        "management-listen", "9443")))
                .hasSize(6);
    }

    @Test
    void everySettingHasItsDescription() {
        assertThat(WebhookConfig.SETTINGS)
                .allSatisfy(setting -> assertThat(setting.description()).endsWith("."));
    }

    private static WebhookConfig valid(Map<String, String> given) {
        return switch (from(given)) {
            case Checked.Valid<WebhookConfig>(WebhookConfig config) -> config;
            case Checked.Invalid<WebhookConfig>(List<String> problems) -> throw new AssertionError(problems);
        };
    }

    private static List<String> problems(Map<String, String> given) {
        return switch (from(given)) {
            case Checked.Valid<WebhookConfig> valid -> throw new AssertionError(valid);
            case Checked.Invalid<WebhookConfig>(List<String> problems) -> problems;
        };
    }

    private static Checked<WebhookConfig> from(Map<String, String> given) {
        Map<String, String> values = new HashMap<>(
                WebhookConfig.SETTINGS.stream().collect(Collectors.toMap(Setting::name, Setting::defaultValue)));
        values.putAll(given);
        return WebhookConfig.from(values);
    }
}
