package io.fleetgate.api.haptic;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.solar.Samples;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.JsonPath;
import io.fleetgate.object.NewObject;
import org.junit.jupiter.api.Test;

class TemplateConfigDefaultsTest {

    @Test
    void whatIsWrittenHoldsAndWhatIsNotHasItsDefault() {
        HAProxyTemplateConfigSpec spec = TemplateConfigDefaults.fill(
                read(
                        "{\"dataplane\":{\"port\":80,\"rawPushThreshold\":0},\"controller\":{\"leaderElection\":{\"enabled\":false}},"
                                + "\"credentialsSecretRef\":{\"name\":\"s\"},\"watchedResources\":{\"a\":{}}}"),
                "ns");

        assertThat(spec.dataplane().port()).isEqualTo(80);
        assertThat(spec.dataplane().rawPushThreshold()).isZero();
        assertThat(spec.dataplane().mapsDir()).isEqualTo("/etc/haproxy/maps");
        assertThat(spec.controller().leaderElection().enabled()).isFalse();
        assertThat(spec.controller().leaderElection().leaseName()).isEqualTo("haptic-leader");
        assertThat(spec.credentialsSecretRef().namespace()).isEqualTo("ns");
        assertThat(spec.watchedResources().get("a").store()).isEqualTo("full");
    }

    @Test
    void everyDefaultIsOfAFieldThatIsRead() {
        JsonNode filled = NewObject.json(TemplateConfigDefaults.fill(read("{}"), "ns"));

        assertThat(TemplateConfigDefaults.VALUES)
                .allSatisfy(
                        (path, value) -> assertThat(JsonPath.find(filled, path).asText())
                                .as(path)
                                .isEqualTo(value.asText()));
    }

    @Test
    void aFullConfigIsLeftAsItIs() {
        HAProxyTemplateConfigSpec full = FleetObject.read(
                        HapticKinds.TEMPLATE_CONFIG, Samples.full(HapticKinds.TEMPLATE_CONFIG))
                .spec();

        assertThat(TemplateConfigDefaults.fill(full, "ns")).isEqualTo(full);
    }

    private static HAProxyTemplateConfigSpec read(String spec) {
        return HAProxyTemplateConfigSpec.of(Samples.json(spec));
    }
}
