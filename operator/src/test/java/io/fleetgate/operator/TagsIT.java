package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.operator.apiserver.Fault;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import io.fleetgate.operator.registry.FakeRegistry;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A chart that somebody has bound, in a registry that is there; and what becomes of it when the binding goes. */
class TagsIT {
    private static final String WEB = "charts/web:v1";

    @AutoClose
    private final InMemoryApiServer server = InMemoryApiServer.start();

    @AutoClose
    private final FakeRegistry registry = new FakeRegistry();

    @AutoClose
    private final RunningControllers controllers;

    TagsIT() throws Exception {
        registry.push(WEB);
        server.fleet().load("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Registry
                metadata: {namespace: fleet, name: main}
                spec: {hostname: '%s', plainHTTP: true}
                ---
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: RenderArtifact
                metadata: {namespace: fleet, name: web}
                spec:
                  baseURL: '%s'
                  repository: charts/web
                  tag: v1
                  renderTaskRef: t
                  registryRef: {name: main}
                ---
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: RenderBinding
                metadata: {namespace: fleet, name: by-hand}
                spec: {renderArtifactRef: {name: web}, ownerKind: Person, ownerName: p, ownerNamespace: fleet}
                """.formatted(registry.host(), registry.host()));
        controllers = RunningControllers.withRegistries(server);
    }

    @BeforeEach
    void settle() {
        controllers.awaitQuiet();
    }

    @Test
    @DisplayName("K04: the last binding takes the tag and the artifact with it")
    void theLastBindingTakesTheTagWithIt() throws Exception {
        unbind();

        controllers.awaitQuiet(this::isGone);
        assertThat(registry.has(WEB)).isFalse();
        assertThat(registry.requests()).containsExactly("DELETE /v2/charts/web/manifests/v1");
        RunningControllers.await(
                "it is told", () -> !told("OCICleanupSucceeded").isEmpty());
        assertThat(told("OCICleanupSucceeded"))
                .containsExactly("Normal nothing claims the chart any more, and its tag is deleted");
    }

    @Test
    @DisplayName("K04: a tag that the registry does not have counts as deleted")
    void aTagThatIsNotThereCountsAsDeleted() throws Exception {
        registry.script("DELETE", 404);

        unbind();

        controllers.awaitQuiet(this::isGone);
        assertThat(registry.asked("DELETE")).isEqualTo(1);
    }

    @Test
    @DisplayName("K05: a tag that cannot be deleted keeps the finalizer and says why, until it can")
    void aTagThatCannotBeDeletedKeepsTheFinalizerUntilItCan() throws Exception {
        registry.script("DELETE", 500);

        unbind();

        RunningControllers.await("it is said", () -> conditions().contains("OCICleanup=False/DeleteFailed"));
        assertThat(conditions()).contains("DeletionBlocked=True/HeldByFinalizer");
        assertThat(artifact().at("/metadata/finalizers")).hasSize(1);

        registry.unscript("DELETE");
        controllers.awaitQuiet(this::isGone);
        assertThat(registry.has(WEB)).isFalse();
        RunningControllers.await(
                "it is told", () -> !told("OCICleanupSucceeded").isEmpty());
        assertThat(told("OCICleanupFailed"))
                .singleElement()
                .asString()
                .startsWith("Warning DeleteFailed: " + registry.host() + " answers 500");
    }

    @Test
    @DisplayName("K05: what the registry says differently each time leads to no hot loop")
    void aRegistryThatFailsDifferentlyEachTimeIsAskedLessAndLess() throws Exception {
        registry.script(
                "DELETE", exchange -> exchange.sendResponseHeaders(registry.asked("DELETE") % 2 == 0 ? 500 : 503, -1));

        unbind();

        RunningControllers.await("it has failed some times", () -> registry.asked("DELETE") >= 4);
        long writes = server.calls().writes().stream()
                .filter(call -> call.request().path().endsWith("/renderartifacts/web/status"))
                .count();
        assertThat(writes).isLessThanOrEqualTo(registry.asked("DELETE") + 1);
    }

    @Test
    @DisplayName("K06: an artifact that is deleted while it is bound keeps its tag")
    void anArtifactThatIsDeletedWhileItIsBoundKeepsItsTag() throws Exception {
        server.fleet().delete(SolarKinds.RENDER_ARTIFACT, "fleet", "web");

        controllers.awaitQuiet(() -> conditions().contains("DeletionBlocked=True/HeldByReference"));
        assertThat(registry.requests()).isEmpty();

        unbind();
        controllers.awaitQuiet(this::isGone);
        assertThat(registry.has(WEB)).isFalse();
    }

    @Test
    @DisplayName("K08: an artifact on another host than its Registry's gets no credentials, and nothing is asked")
    void anArtifactOnAnotherHostGetsNoCredentials() throws Exception {
        server.fleet().patch(SolarKinds.REGISTRY, "fleet", "main", "spec: {hostname: registry.example.com}");

        unbind();

        controllers.awaitQuiet(() -> conditions().contains("OCICleanup=False/AuthFailed"));
        assertThat(registry.requests()).isEmpty();
        RunningControllers.await("it is told", () -> !told("OCICleanupFailed").isEmpty());

        server.fleet().patch(SolarKinds.REGISTRY, "fleet", "main", "spec: {hostname: '" + registry.host() + "'}");
        controllers.awaitQuiet(this::isGone);
        assertThat(registry.has(WEB)).isFalse();
    }

    @Test
    void anArtifactThatNamesNoRegistryIsOnlyDeletedWhereOneOfItsNamespaceIs() throws Exception {
        server.fleet().patch(SolarKinds.RENDER_ARTIFACT, "fleet", "web", "spec: {registryRef: null}");
        server.fleet().delete(SolarKinds.REGISTRY, "fleet", "main");
        unbind();

        controllers.awaitQuiet(() -> conditions().contains("OCICleanup=False/AuthFailed"));
        assertThat(registry.requests()).isEmpty();

        server.fleet().create("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Registry
                metadata: {namespace: fleet, name: found}
                spec: {hostname: '%s', plainHTTP: true}
                """.formatted(registry.host()));
        controllers.awaitQuiet(this::isGone);
        assertThat(registry.has(WEB)).isFalse();
    }

    @Test
    @DisplayName("K05: whoever else holds the artifact is what it waits for once the tag is deleted")
    void oneThatSomebodyElseHoldsSaysSoOnceItsTagIsDeleted() throws Exception {
        registry.script("DELETE", 403);
        server.fleet().patch(SolarKinds.RENDER_ARTIFACT, "fleet", "web", """
                metadata: {finalizers: [solar.opendefense.cloud/render-artifact-finalizer, example.com/hold]}
                """);
        unbind();
        RunningControllers.await("it is said", () -> conditions().contains("OCICleanup=False/AuthFailed"));

        registry.unscript("DELETE");

        controllers.awaitQuiet(() -> conditions().contains("OCICleanup=True/Finished"));
        assertThat(artifact().at("/metadata/finalizers")).hasSize(1);
        assertThat(artifact().at("/status/conditions").toString()).contains("example.com/hold is for somebody else");
        assertThat(registry.has(WEB)).isFalse();
    }

    @Test
    @DisplayName("K04: who is killed between the tag and the finalizer has a successor that finds the tag gone")
    void aSuccessorFindsTheTagGone() throws Exception {
        server.faults()
                .on(
                        call -> call.request().method().equals("PATCH")
                                && call.request().path().endsWith("/renderartifacts/web")
                                && !registry.has(WEB),
                        1,
                        Fault.KILL_BEFORE);
        unbind();
        RunningControllers.await("the first one is killed", server.faults()::hasStruck);
        controllers.close();
        assertThat(artifact().at("/metadata/finalizers")).hasSize(1);
        server.restart();

        try (RunningControllers successor = RunningControllers.withRegistries(server)) {
            successor.awaitQuiet(this::isGone);
        }

        assertThat(registry.asked("DELETE")).isEqualTo(2);
    }

    @Test
    @DisplayName("K04: who stops leading while a registry is asked writes nothing")
    void whoStopsLeadingWhileARegistryIsAskedWritesNothing() throws Exception {
        registry.hold("DELETE");
        unbind();
        RunningControllers.await("the registry is asked", () -> registry.asked("DELETE") == 1);

        controllers.standBy();
        registry.unscript("DELETE");
        server.calls().clear();
        assertThat(artifact().at("/metadata/finalizers")).hasSize(1);

        controllers.lead();
        controllers.awaitQuiet(this::isGone);
        assertThat(registry.has(WEB)).isFalse();
        assertThat(registry.asked("DELETE")).isEqualTo(2);
    }

    private void unbind() throws Exception {
        server.fleet().delete(SolarKinds.RENDER_BINDING, "fleet", "by-hand");
    }

    private boolean isGone() {
        return server.fleet().find(SolarKinds.RENDER_ARTIFACT, "fleet", "web").isEmpty();
    }

    private JsonNode artifact() {
        return server.fleet().find(SolarKinds.RENDER_ARTIFACT, "fleet", "web").orElseThrow();
    }

    private String conditions() {
        return server.fleet().find(SolarKinds.RENDER_ARTIFACT, "fleet", "web").stream()
                .flatMap(stored -> stored.at("/status/conditions").valueStream())
                .map(condition -> condition.path("type").asText() + "="
                        + condition.path("status").asText() + "/"
                        + condition.path("reason").asText())
                .collect(Collectors.joining(", "));
    }

    private List<String> told(String reason) {
        return server.fleet().events().stream()
                .filter(event -> event.path("reason").asText().equals(reason))
                .map(event ->
                        event.path("type").asText() + " " + event.path("note").asText())
                .toList();
    }
}
