package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.operator.apiserver.Call;
import io.fleetgate.operator.apiserver.Fault;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** An API server that refuses, is slow, or takes things away: whatever it has no part in is settled. */
@Timeout(60)
class TroubledServerIT {
    @AutoClose
    private final InMemoryApiServer server = InMemoryApiServer.start();

    TroubledServerIT() throws Exception {
        server.fleet().load(StoredFleets.FLEET);
    }

    @Test
    @DisplayName("BC-056: a namespace that is being deleted keeps nobody waiting, and is served when it is made anew")
    void aNamespaceThatIsBeingDeleted() throws Exception {
        server.fleet()
                .load(Yaml.target("other/lima", "env: prod")
                        + Yaml.version("other/cv", "kyverno")
                        + Yaml.release("other/kyverno", "uniqueName: kyverno")
                        + Yaml.profile("other/base", "kyverno", "{matchLabels: {env: prod}}"));
        server.fleet().terminateNamespace("fleet");

        try (RunningControllers controllers = new RunningControllers(server)) {
            RunningControllers.await(
                    "the binding in the other namespace",
                    () -> StoredFleets.bound(server).equals(List.of("lima")));
            RunningControllers.await(
                    "it was tried", () -> !creations("/namespaces/fleet/").isEmpty());
            server.fleet().load(Yaml.target("other/quito", "env: prod"));
            RunningControllers.await(
                    "what comes later in the other namespace",
                    () -> StoredFleets.bound(server).equals(List.of("lima", "quito")));
            assertThat(creations("/namespaces/fleet/")).as("tries").hasSizeLessThan(10);

            server.fleet().createNamespace("fleet");
            controllers.awaitQuiet();

            assertThat(StoredFleets.bound(server)).containsExactly("berlin", "lima", "quito");
        }
    }

    @Test
    void aKindThatMayNotBeWritten() throws Exception {
        server.fleet()
                .load(Yaml.object(
                        "RegistryBinding", "fleet/rb", "", "targetRef: {name: berlin}, registryRef: {name: none}"));
        server.faults()
                .onEvery(
                        call -> call.isWrite() && call.request().path().contains("/registrybindings/"),
                        Fault.FORBIDDEN);

        try (RunningControllers _ = new RunningControllers(server)) {
            RunningControllers.await(
                    "the binding", () -> StoredFleets.bound(server).equals(List.of("berlin")));
            server.fleet().patch(SolarKinds.TARGET, "fleet", "oslo", "metadata: {labels: {env: prod}}");
            RunningControllers.await(
                    "what comes later", () -> StoredFleets.bound(server).equals(List.of("berlin", "oslo")));

            assertThat(server.calls().writes().stream()
                            .filter(call -> call.status() == 403)
                            .toList())
                    .as("tries that were refused")
                    .hasSizeBetween(1, 2);
        }
    }

    @Test
    void aServerThatTakesItsTimeForEveryAnswer() throws Exception {
        server.faults().delay(Duration.ofMillis(300));

        try (RunningControllers controllers = new RunningControllers(server)) {
            controllers.awaitQuiet();

            assertThat(StoredFleets.bound(server)).containsExactly("berlin");
        }
    }

    @Test
    void aReleaseThatVanishesThoughItIsProtected() throws Exception {
        try (RunningControllers controllers = new RunningControllers(server)) {
            controllers.awaitQuiet();
            controllers.standBy();
            server.fleet().delete(SolarKinds.RELEASE, "fleet", "kyverno");
            server.fleet().patch(SolarKinds.RELEASE, "fleet", "kyverno", "metadata: {finalizers: []}");
            server.calls().clear();

            controllers.lead();
            controllers.awaitQuiet();

            assertThat(accepted()).isEqualTo("False/ReleaseNotFound");
            assertThat(server.calls().writes()).hasSizeLessThan(10);

            server.fleet().load(Yaml.release("fleet/kyverno", "uniqueName: kyverno"));
            controllers.awaitQuiet();

            assertThat(accepted()).isEqualTo("True/Accepted");
            assertThat(StoredFleets.bound(server)).containsExactly("berlin");
        }
    }

    @Test
    @DisplayName("BC-055: a Profile goes though the namespace of its target went before")
    void aTargetThatGoesWithItsNamespace() throws Exception {
        server.fleet()
                .load(Yaml.target("sites/lima", "env: prod")
                        + Yaml.grant("sites/profiles", "Profile", "fleet", "Target")
                        + Yaml.grant("sites/bindings", "ReleaseBinding", "fleet", "Target"));
        try (RunningControllers controllers = new RunningControllers(server)) {
            controllers.awaitQuiet();
            assertThat(StoredFleets.bound(server)).containsExactly("berlin", "lima");

            server.fleet().terminateNamespace("sites");
            server.fleet().delete(SolarKinds.TARGET, "sites", "lima");
            server.fleet().delete(SolarKinds.REFERENCE_GRANT, "sites", "profiles");
            server.fleet().delete(SolarKinds.REFERENCE_GRANT, "sites", "bindings");
            server.fleet().removeNamespace("sites");
            server.fleet().delete(SolarKinds.PROFILE, "fleet", "base");
            controllers.awaitQuiet();

            assertThat(server.fleet().list(SolarKinds.PROFILE)).isEmpty();
            assertThat(StoredFleets.bindings(server)).isEmpty();
            assertThat(server.fleet().find(SolarKinds.TARGET, "sites", "lima")).isEmpty();
        }
    }

    private List<Call> creations(String path) {
        return server.calls().writes().stream()
                .filter(call -> call.request().method().equals("POST")
                        && call.request().path().contains(path))
                .toList();
    }

    private String accepted() {
        JsonNode profile =
                server.fleet().find(SolarKinds.PROFILE, "fleet", "base").orElseThrow();
        for (JsonNode condition : profile.at("/status/conditions")) {
            if (condition.path("type").asText().equals("Accepted")) {
                return condition.path("status").asText() + "/"
                        + condition.path("reason").asText();
            }
        }
        return "";
    }
}
