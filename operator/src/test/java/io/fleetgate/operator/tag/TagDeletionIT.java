package io.fleetgate.operator.tag;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.ClusterClient;
import io.fleetgate.object.FleetObject;
import io.fleetgate.operator.apiserver.Fault;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import io.fleetgate.operator.gateway.Outcome;
import io.fleetgate.operator.registry.FakeRegistry;
import io.fleetgate.operator.registry.TokenServers;
import io.fleetgate.reconcile.Step;
import io.fleetgate.render.artifact.TagCredentials;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is asked and written for one tag. */
class TagDeletionIT {
    private static final String BASIC_AUTH =
            "{username: %s, password: %s}".formatted(base64(FakeRegistry.USER), base64(FakeRegistry.PASSWORD));

    @AutoClose
    private final InMemoryApiServer server = InMemoryApiServer.start();

    @AutoClose
    private final FakeRegistry registry = new FakeRegistry();

    @AutoClose
    private final KubernetesClient client = ClusterClient.create(server.clientConfig());

    private final AtomicReference<Duration> fence = new AtomicReference<>(Duration.ofMinutes(1));

    @AutoClose
    private final TagDeletion deletion =
            new TagDeletion(client, TokenServers.OWN, fence::get, _ -> {}, new SimpleMeterRegistry());

    private final List<Step.Write> written = new ArrayList<>();

    TagDeletionIT() throws Exception {}

    @BeforeEach
    void push() throws Exception {
        registry.push("charts/web:v1");
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

    @Test
    void theSecretOfTheRegistrysNamespaceLetsIn() throws Exception {
        registry.letIn(FakeRegistry.Guard.TOKEN);
        secret(BASIC_AUTH);

        perform(withTheRegistrys());

        assertThat(registry.has("charts/web:v1")).isFalse();
        assertThat(written).containsExactly(withTheRegistrys().whenDone());
    }

    @Test
    void aDockerConfigLetsInToo() throws Exception {
        registry.letIn(FakeRegistry.Guard.BASIC);
        String config = "{\"auths\": {\"" + registry.host() + "\": {\"username\": \"" + FakeRegistry.USER
                + "\", \"password\": \"" + FakeRegistry.PASSWORD + "\"}}}";
        secret("{.dockerconfigjson: " + base64(config) + "}");

        perform(withTheRegistrys());

        assertThat(registry.has("charts/web:v1")).isFalse();
    }

    @Test
    void aMalformedSecretIsNoLoginAndARegistryThatWantsNoneIsAskedWithoutOne() throws Exception {
        secret("{.dockerconfigjson: '%%%'}");

        perform(withTheRegistrys());

        assertThat(registry.has("charts/web:v1")).isFalse();
    }

    @Test
    void withoutItsSecretARegistryIsNotAsked() throws Exception {
        perform(withTheRegistrys());

        assertThat(said()).contains("AuthFailed", "Secret shared/push does not exist");
        assertThat(registry.requests()).isEmpty();
    }

    @Test
    void aNameThatLeadsElsewhereIsNotFollowed() throws Exception {
        server.fleet()
                .patch(
                        SolarKinds.REGISTRY,
                        "shared",
                        "main",
                        "spec: {solarSecretRef: {name: '../../other/secrets/root'}}");

        perform(withTheRegistrys());

        assertThat(said()).contains("AuthFailed", "is no name of a Secret");
        assertThat(server.calls().all()).noneMatch(call -> call.request().path().contains("secrets"));
    }

    @Test
    void whoeverLeadsAgainAsksAgain() throws Exception {
        fence.set(Duration.ZERO);
        assertThat(perform(anonymous())).isEqualTo(new Outcome.NotLeading());

        fence.set(Duration.ofMinutes(1));

        assertThat(perform(anonymous())).isEqualTo(new Outcome.Deleted());
        assertThat(registry.has("charts/web:v1")).isFalse();
    }

    @Test
    void anOperatorThatMayNotReadTheSecretSaysWhichRoleItLacks() throws Exception {
        server.faults().onEvery(call -> call.request().path().contains("/secrets/"), Fault.FORBIDDEN);

        perform(withTheRegistrys());

        assertThat(said())
                .contains("AuthFailed", "may not read Secret shared/push", "fleetgate-operator-registry-credentials");
        assertThat(registry.requests()).isEmpty();
    }

    @Test
    void anonymouslyNoSecretIsRead() throws Exception {
        perform(anonymous());

        assertThat(registry.has("charts/web:v1")).isFalse();
        assertThat(server.calls().all()).noneMatch(call -> call.request().path().contains("secrets"));
    }

    @Test
    void aRegistryThatFailsIsLeftAloneForAWhile() throws Exception {
        registry.script("DELETE", 500);

        Outcome first = perform(anonymous());
        Outcome second = perform(anonymous());

        assertThat(first).isInstanceOf(Outcome.Postponed.class);
        assertThat(second).isInstanceOf(Outcome.Postponed.class);
        assertThat(registry.asked("DELETE")).isEqualTo(1);
        assertThat(said()).contains("DeleteFailed", registry.host() + " answers 500");
    }

    @Test
    @DisplayName("K06: a claim that only the API server itself knows of keeps the tag")
    void aClaimThatOnlyTheApiServerKnowsOfKeepsTheTag() throws Exception {
        server.fleet().load("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: RenderBinding
                metadata: {namespace: fleet, name: by-hand}
                spec: {renderArtifactRef: {name: web}, ownerKind: Person, ownerName: p, ownerNamespace: fleet}
                """);

        assertThat(perform(anonymous()))
                .isInstanceOfSatisfying(
                        Outcome.Postponed.class,
                        postponed -> assertThat(postponed.why()).contains("RenderBinding fleet/by-hand"));
        assertThat(registry.requests()).isEmpty();
        assertThat(written).isEmpty();
    }

    @Test
    void whereTheClaimsCannotBeReadNothingIsDeletedAndNobodyBlamed() throws Exception {
        server.faults().onEvery(call -> call.request().path().endsWith("/renderbindings"), Fault.INTERNAL_ERROR);

        assertThat(perform(anonymous()))
                .isInstanceOfSatisfying(
                        Outcome.Postponed.class,
                        postponed -> assertThat(postponed.why())
                                .isEqualTo("the RenderBindings of namespace fleet cannot be read"));
        assertThat(registry.requests()).isEmpty();
        assertThat(written).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"/renderbindings", "/secrets/push"})
    void anApiServerThatIsBusyIsLeftAloneForAsLongAsItAsksAndNothingIsSaidOfIt(String path) throws Exception {
        secret(BASIC_AUTH);
        server.faults().retryAfter(7);
        server.faults().onEvery(call -> call.request().path().endsWith(path), Fault.TOO_MANY_REQUESTS);

        Outcome outcome = perform(withTheRegistrys());
        long asked = server.calls().all().size();
        Outcome next = perform(withTheRegistrys());

        assertThat(outcome)
                .isInstanceOfSatisfying(
                        Outcome.Postponed.class,
                        postponed -> assertThat(postponed.retryAfter()).isEqualTo(Duration.ofSeconds(7)));
        assertThat(next).isInstanceOf(Outcome.Postponed.class);
        assertThat(server.calls().all()).hasSize((int) asked);
        assertThat(registry.requests()).isEmpty();
        assertThat(written).isEmpty();
    }

    /** However long the registry takes to answer. */
    private Outcome perform(Step.DeleteTag step) throws InterruptedException {
        Outcome outcome;
        do {
            outcome = deletion.perform(step, write -> {
                written.add(write);
                return new Outcome.Deleted();
            });
        } while (outcome instanceof Outcome.Postponed(String why, var _) && why.contains("not answered yet"));
        return outcome;
    }

    private String said() {
        return ((Step.SetStatus) written.getFirst()).status().path("conditions").toString();
    }

    private Step.DeleteTag withTheRegistrys() {
        return step(new TagCredentials.OfRegistry(SolarKinds.REGISTRY.cast(registryObject())));
    }

    private Step.DeleteTag anonymous() {
        return step(new TagCredentials.Anonymous(SolarKinds.REGISTRY.cast(registryObject())));
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

    private void secret(String data) throws Exception {
        server.fleet()
                .load("{apiVersion: v1, kind: Secret, metadata: {namespace: shared, name: push}, data: " + data + "}");
    }

    private static String base64(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }
}
