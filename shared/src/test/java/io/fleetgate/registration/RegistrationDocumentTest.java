package io.fleetgate.registration;

import static io.fleetgate.registration.RegisteredConfigs.judging;
import static io.fleetgate.registration.RegisteredConfigs.registration;
import static io.fleetgate.registration.RegisteredConfigs.watching;
import static io.fleetgate.templating.Configs.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.fixture.Golden;
import io.fleetgate.object.FleetObject;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class RegistrationDocumentTest {
    private static final ObjectNode INSTALLED = yaml("""
            apiVersion: admissionregistration.k8s.io/v1
            kind: ValidatingWebhookConfiguration
            metadata: {name: fleetgate, uid: u1}
            webhooks:
              - name: validate.fleetgate.io
                clientConfig:
                  service: {namespace: fleetgate-system, name: fleetgate-webhook, path: /validate, port: 443}
                  caBundle: Q0E=
            """);

    private static final List<FleetObject<HAProxyTemplateConfigSpec>> CONFIGS = List.of(
            judging("shop/edge", "networking.k8s.io/v1/ingresses", "v1/services"),
            judging("bank/edge", "networking.k8s.io/v1/ingresses"),
            judging("platform/edge", "gateway.networking.k8s.io/v1/httproutes", "v1/services"),
            watching("shop/looks", "discovery.k8s.io/v1/endpointslices"));

    @Test
    void whatIsRegisteredIsAsAgreed() throws IOException {
        ObjectNode document =
                RegistrationDocument.of(registration(CONFIGS), INSTALLED).orElseThrow();

        Golden.assertPrinted("registration/watched.yaml", new YAMLMapper().writeValueAsBytes(document));
    }

    @Test
    void theOrderOfConfigsMakesNoDifference() {
        assertThat(RegistrationDocument.of(registration(CONFIGS.reversed()), INSTALLED))
                .isEqualTo(RegistrationDocument.of(registration(CONFIGS), INSTALLED));
    }

    @Test
    void thereIsNoRegistrationWhereNothingIsJudged() {
        assertThat(RegistrationDocument.of(registration(List.of(CONFIGS.getLast())), INSTALLED))
                .isEmpty();
    }

    @Test
    void thereIsNoneWhereTheWebhookIsNotInstalled() {
        assertThat(RegistrationDocument.of(registration(CONFIGS), yaml("webhooks: []")))
                .isEmpty();
    }

    @Test
    void oursIsWhatWeMade() {
        ObjectNode ours =
                RegistrationDocument.of(registration(CONFIGS), INSTALLED).orElseThrow();

        assertThat(RegistrationDocument.isOurs(ours)).isTrue();
        assertThat(RegistrationDocument.isOurs(INSTALLED)).isFalse();
    }
}
