package io.fleetgate.operator.registration;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.cluster.ClusterClient;
import io.fleetgate.cluster.watch.ReadTimes;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import io.fleetgate.operator.gateway.Fence;
import io.fleetgate.operator.gateway.WriteGateway;
import io.fleetgate.operator.gateway.WriteLimits;
import io.fleetgate.operator.gateway.WriteObserver;
import io.fleetgate.registration.RegistrationDocument;
import io.fleetgate.scope.ScopePolicy;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** What configs judge is registered at an API server for as long as they do. */
class RegistrarIT {
    private static final long LONG_NANOS = Duration.ofSeconds(20).toNanos();
    private static final String INSTALLED = registration(RegistrationDocument.INSTALLED);

    @AutoClose
    private final InMemoryApiServer server = InMemoryApiServer.start();

    @AutoClose
    private final KubernetesClient writing = ClusterClient.create(server.clientConfig());

    private final WriteGateway gateway = new WriteGateway(
            writing, new AlwaysOpen(), new Unheard(), new WriteLimits(1, 100), new SimpleMeterRegistry());

    @AutoClose
    private final Registrar registrar = Registrar.start(
            () -> ClusterClient.create(server.clientConfig()),
            new Registrar.Settings(new ScopePolicy(Set.of(), Map.of(), true), "fleetgate-system"),
            ReadTimes.within(Duration.ofMinutes(1)),
            gateway::perform);

    RegistrarIT() throws IOException {}

    @Test
    void whatAConfigJudgesIsRegisteredWhenItComesAndNoMoreWhenItGoes() throws Exception {
        server.fleet().load(INSTALLED);
        registrar.onStarted();

        server.fleet().create(config("shop"));
        await(() -> registered().isPresent());
        assertThat(registered().orElseThrow().at("/webhooks/0/clientConfig/url").asText())
                .isEqualTo("https://fleetgate");
        server.fleet().create(config("bank"));
        await(() -> registered().orElseThrow().toString().contains("\"values\":[\"bank\",\"shop\"]"));
        server.fleet().delete(HapticKinds.TEMPLATE_CONFIG, "shop", "edge");
        server.fleet().delete(HapticKinds.TEMPLATE_CONFIG, "bank", "edge");
        await(() -> registered().isEmpty());

        assertThat(registrar.notices()).isEmpty();
    }

    @Test
    void whatSomebodyElseHasUnderTheNameStays() throws Exception {
        server.fleet()
                .load(INSTALLED)
                .load(registration(RegistrationDocument.NAME))
                .load(config("shop"));

        registrar.onStarted();

        await(() -> registrar.notices().toString().contains("somebody else's"));
        assertThat(registered().orElseThrow().at("/metadata/labels").isMissingNode())
                .isTrue();
    }

    @Test
    void anEntryThatMayNotJudgeIsNamed() throws Exception {
        server.fleet()
                .load(INSTALLED)
                .load(config("shop").replace("networking.k8s.io/v1", "v1").replace("ingresses", "secrets"));

        registrar.onStarted();

        await(() -> registrar.notices().toString().contains("namespace shop may not watch secrets/v1"));
        assertThat(registered()).isEmpty();
    }

    @Test
    void aReplicaThatLeadsAgainRegistersWhatIsJudgedByThen() throws Exception {
        server.fleet().load(INSTALLED).load(config("shop"));
        registrar.onStarted();
        await(() -> registered().isPresent());
        registrar.onStopped();

        server.fleet().delete(RegistrationDocument.KIND, "", RegistrationDocument.NAME);
        server.fleet().create(config("bank"));
        registrar.onStarted();

        await(() ->
                registered().filter(now -> now.toString().contains("\"bank\"")).isPresent());
    }

    private Optional<ObjectNode> registered() {
        return server.fleet().find(RegistrationDocument.KIND, "", RegistrationDocument.NAME);
    }

    private static String registration(String name) {
        return """
                apiVersion: admissionregistration.k8s.io/v1
                kind: ValidatingWebhookConfiguration
                metadata: {namespace: "", name: %s}
                webhooks: [{name: validate.fleetgate.io, clientConfig: {url: "https://fleetgate"}}]
                """.formatted(name);
    }

    private static String config(String namespace) {
        return """
                apiVersion: haproxy-haptic.org/v1alpha1
                kind: HAProxyTemplateConfig
                metadata: {namespace: %s, name: edge}
                spec:
                  haproxyConfig: {template: x}
                  watchedResources:
                    watched:
                      apiVersion: networking.k8s.io/v1
                      resources: ingresses
                      indexBy: [metadata.name]
                      enableValidationWebhook: true
                """.formatted(namespace);
    }

    private static void await(BooleanSupplier isSo) {
        long end = System.nanoTime() + LONG_NANOS;
        while (!isSo.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(end);
            LockSupport.parkNanos(1_000_000);
        }
    }

    private static final class AlwaysOpen implements Fence {
        @Override
        public Duration left() {
            return Duration.ofDays(1);
        }
    }

    private static final class Unheard implements WriteObserver {
        @Override
        public void stored(Kind<?> kind, ObjectNode document) {}

        @Override
        public void gone(FleetObject<?> last) {}
    }
}
