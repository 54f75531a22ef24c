package io.fleetgate.cluster.config;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.process.Checked;
import io.fleetgate.process.SettingValues;
import io.fleetgate.scope.ScopePolicy;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScopeSettingsTest {

    @Test
    void byDefaultOnlyConfigsBesideFleetgateAreTrustedAndAllWriteAtHome() {
        assertThat(read(Map.of()))
                .isEqualTo(new Checked.Valid<>(new ScopePolicy(Set.of("fleetgate-system"), Map.of(), true)));
    }

    @Test
    void aNamespaceMayBeGrantedSeveralOthers() {
        assertThat(read(Map.of("trusted-namespaces", "a,b", "config-grants", "shop:x,shop:y,bank:x")))
                .isEqualTo(new Checked.Valid<>(new ScopePolicy(
                        Set.of("a", "b"), Map.of("shop", Set.of("x", "y"), "bank", Set.of("x")), true)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"shop", "shop:", ":x", "shop:*", "shop:x:y"})
    void aGrantNamesTwoNamespaces(String grant) {
        assertThat(read(Map.of("config-grants", grant))).isInstanceOf(Checked.Invalid.class);
    }

    private static Checked<ScopePolicy> read(Map<String, String> given) {
        Map<String, String> all = new HashMap<>();
        ScopeSettings.ALL.forEach(setting -> all.put(setting.name(), setting.defaultValue()));
        all.putAll(given);
        SettingValues values = new SettingValues(all);
        ScopePolicy policy = ScopeSettings.policy(values);
        return values.check(() -> policy);
    }
}
