package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import io.fleetgate.operator.registry.FakeRegistry;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** More charts than there are workers, in a registry that takes requests and answers none. */
class DeadRegistryIT {
    private static final int CHARTS = 40;

    @AutoClose
    private final InMemoryApiServer server = InMemoryApiServer.start();

    @AutoClose
    private final FakeRegistry registry = new FakeRegistry();

    DeadRegistryIT() throws Exception {
        registry.hold("DELETE");
        server.fleet().load("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Registry
                metadata: {namespace: fleet, name: dead}
                spec: {hostname: '%s', plainHTTP: true}
                """.formatted(registry.host()));
        for (int chart = 0; chart < CHARTS; chart++) {
            server.fleet().load("""
                    apiVersion: solar.opendefense.cloud/v1alpha1
                    kind: RenderArtifact
                    metadata: {namespace: fleet, name: chart-%d}
                    spec: {baseURL: '%s', repository: charts/c%d, tag: v1, renderTaskRef: t, registryRef: {name: dead}}
                    """.formatted(chart, registry.host(), chart));
        }
    }

    @Test
    void holdsUpNothingElse() throws Exception {
        try (RunningControllers controllers = RunningControllers.withRegistries(server)) {
            RunningControllers.await("the registry is asked", () -> registry.asked("DELETE") > 0);

            server.fleet().create(StoredFleets.FLEET);

            RunningControllers.await(
                    "the Profile has its binding",
                    () -> !server.fleet().list(SolarKinds.RELEASE_BINDING).isEmpty());
            assertThat(server.fleet().list(SolarKinds.RENDER_ARTIFACT)).hasSize(CHARTS);
            assertThat(controllers.missing()).isEmpty();
            assertThat(registry.asked("DELETE")).isLessThanOrEqualTo(4);
        }
    }

    @Test
    void holdsUpNoOtherRegistryEvenOfItsNamespace() throws Exception {
        try (FakeRegistry alive = new FakeRegistry();
                RunningControllers controllers = RunningControllers.withRegistries(server)) {
            alive.push("charts/web:v1");
            RunningControllers.await("the dead one is asked", () -> registry.asked("DELETE") == 4);

            server.fleet().create("""
                    apiVersion: solar.opendefense.cloud/v1alpha1
                    kind: Registry
                    metadata: {namespace: fleet, name: alive}
                    spec: {hostname: '%s', plainHTTP: true}
                    """.formatted(alive.host()));
            server.fleet().create("""
                    apiVersion: solar.opendefense.cloud/v1alpha1
                    kind: RenderArtifact
                    metadata: {namespace: fleet, name: web}
                    spec: {baseURL: '%s', repository: charts/web, tag: v1, renderTaskRef: t, registryRef: {name: alive}}
                    """.formatted(alive.host()));

            RunningControllers.await("the other tag is deleted", () -> !alive.has("charts/web:v1"));
            assertThat(registry.asked("DELETE")).isEqualTo(4);
            assertThat(controllers.missing()).isEmpty();
        }
    }

    @Test
    void isAskedAboutAllOfThemAtOnceItAnswersAgain() throws Exception {
        try (RunningControllers controllers = RunningControllers.withRegistries(server)) {
            RunningControllers.await("the registry is asked", () -> registry.asked("DELETE") == 4);
            registry.unscript("DELETE");
            registry.answerHeld(202);

            controllers.awaitQuiet(
                    () -> server.fleet().list(SolarKinds.RENDER_ARTIFACT).isEmpty());
        }
    }
}
