package io.fleetgate.operator.tag;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.ClusterClient;
import io.fleetgate.object.FleetObject;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import io.fleetgate.operator.gateway.Outcome;
import io.fleetgate.operator.registry.FakeRegistry;
import io.fleetgate.operator.registry.TokenServers;
import io.fleetgate.reconcile.Step;
import io.fleetgate.render.artifact.TagCredentials;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** An artifact that is being deleted, of a Registry in another namespace; and what is written about it. */
final class GoingArtifact implements AutoCloseable {
    /** The tag that goes with it. */
    static final String WEB = "charts/web:v1";

    /** The data of a Secret that lets in. */
    static final String BASIC_AUTH =
            "{username: %s, password: %s}".formatted(base64(FakeRegistry.USER), base64(FakeRegistry.PASSWORD));

    private final InMemoryApiServer server = InMemoryApiServer.start();
    private final FakeRegistry registry = new FakeRegistry();
    private final KubernetesClient client = ClusterClient.create(server.clientConfig());
    private final AtomicReference<Duration> fence = new AtomicReference<>(Duration.ofMinutes(1));
    private final TagDeletion deletion;
    private final List<Step.Write> written = new ArrayList<>();

    GoingArtifact() throws Exception {
        this(new TagPace());
    }

    /** The same, with what is remembered of registries that have failed. */
    GoingArtifact(TagPace pace) throws Exception {
        deletion = new TagDeletion(client, TokenServers.OWN, fence::get, _ -> {}, new SimpleMeterRegistry(), pace);
        registry.push(WEB);
        server.fleet().load("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Registry
                metadata: {namespace: shared, name: main}
                spec: {hostname: '%s', plainHTTP: true, solarSecretRef: {name: push}}
                ---
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: RenderArtifact
                metadata:
                  namespace: fleet
                  name: web
                  deletionTimestamp: '2026-01-01T00:00:00Z'
                  finalizers: [solar.opendefense.cloud/render-artifact-finalizer]
                spec: {baseURL: '%s', repository: charts/web, tag: v1, renderTaskRef: t}
                """.formatted(registry.host(), registry.host()));
    }

    InMemoryApiServer server() {
        return server;
    }

    FakeRegistry registry() {
        return registry;
    }

    /** Whether the tag is still there. */
    boolean hasTag() {
        return registry.has(WEB);
    }

    List<Step.Write> written() {
        return written;
    }

    /** From now on this process may write for so long. */
    void fence(Duration left) {
        fence.set(left);
    }

    /** However long the registry takes to answer. */
    Outcome perform(Step.DeleteTag step) throws InterruptedException {
        Outcome outcome;
        do {
            outcome = begin(step);
        } while (outcome instanceof Outcome.Postponed(String why, var _) && why.contains("not answered yet"));
        return outcome;
    }

    /** Whether or not the registry has answered. */
    Outcome begin(Step.DeleteTag step) throws InterruptedException {
        return deletion.perform(step, write -> {
            written.add(write);
            return new Outcome.Deleted();
        });
    }

    /** The conditions that were written first. */
    String said() {
        return ((Step.SetStatus) written.getFirst()).status().path("conditions").toString();
    }

    Step.DeleteTag withTheRegistrys() {
        return step(new TagCredentials.OfRegistry(SolarKinds.REGISTRY.cast(registryObject())));
    }

    Step.DeleteTag anonymous() {
        return step(new TagCredentials.Anonymous(SolarKinds.REGISTRY.cast(registryObject())));
    }

    /** Stores the Registry's Secret. */
    void secret(String data) throws Exception {
        server.fleet()
                .load("{apiVersion: v1, kind: Secret, metadata: {namespace: shared, name: push}, data: " + data + "}");
    }

    static String base64(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void close() throws IOException {
        deletion.close();
        client.close();
        registry.close();
        server.close();
    }

    private Step.DeleteTag step(TagCredentials.Given credentials) {
        ObjectNode artifact =
                server.fleet().find(SolarKinds.RENDER_ARTIFACT, "fleet", "web").orElseThrow();
        return new Step.DeleteTag(
                FleetObject.read(SolarKinds.RENDER_ARTIFACT, artifact), credentials, List.of(), List.of());
    }

    private FleetObject<?> registryObject() {
        return FleetObject.read(
                SolarKinds.REGISTRY,
                server.fleet().find(SolarKinds.REGISTRY, "shared", "main").orElseThrow());
    }
}
