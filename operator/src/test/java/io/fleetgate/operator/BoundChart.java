package io.fleetgate.operator;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import io.fleetgate.operator.registry.FakeRegistry;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

/** A chart that is bound by hand, in a registry that is there, looked after by controllers that have come to rest. */
final class BoundChart implements AutoCloseable {
    /** The tag of the chart. */
    static final String WEB = "charts/web:v1";

    private final InMemoryApiServer server = InMemoryApiServer.start();
    private final FakeRegistry registry = new FakeRegistry();
    private final RunningControllers controllers;

    BoundChart() throws Exception {
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
        controllers.awaitQuiet();
    }

    InMemoryApiServer server() {
        return server;
    }

    FakeRegistry registry() {
        return registry;
    }

    RunningControllers controllers() {
        return controllers;
    }

    /** Nothing claims the chart any more. */
    void unbind() throws Exception {
        server.fleet().delete(SolarKinds.RENDER_BINDING, "fleet", "by-hand");
    }

    boolean isGone() {
        return server.fleet().find(SolarKinds.RENDER_ARTIFACT, "fleet", "web").isEmpty();
    }

    JsonNode artifact() {
        return server.fleet().find(SolarKinds.RENDER_ARTIFACT, "fleet", "web").orElseThrow();
    }

    /** What the artifact says, as {@code type=status/reason}. */
    String conditions() {
        return server.fleet().find(SolarKinds.RENDER_ARTIFACT, "fleet", "web").stream()
                .flatMap(stored -> stored.at("/status/conditions").valueStream())
                .map(condition -> condition.path("type").asText() + "="
                        + condition.path("status").asText() + "/"
                        + condition.path("reason").asText())
                .collect(Collectors.joining(", "));
    }

    /** The events of a reason. */
    List<String> told(String reason) {
        return server.fleet().events().stream()
                .filter(event -> event.path("reason").asText().equals(reason))
                .map(event ->
                        event.path("type").asText() + " " + event.path("note").asText())
                .toList();
    }

    @Override
    public void close() throws IOException {
        controllers.close();
        registry.close();
        server.close();
    }
}
