package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.object.Kind;
import io.fleetgate.operator.apiserver.Call;
import io.fleetgate.operator.apiserver.Fault;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Mistakes that were mended in the published controllers, and that only show between a controller and its API server. */
@Timeout(60)
class MendedMistakesIT {
    private static final String PRODUCTION = "{matchLabels: {env: prod}}";
    /** When it is new, and when its finalizers are there. */
    private static final int MOST_LOOKS_FOR_OTHER_REASONS = 2;

    private static final String REGISTRY = Yaml.registry("fleet/deploy", "");
    private static final String RELEASE = Yaml.release("fleet/kyverno", "uniqueName: kyverno");

    @AutoClose
    private final InMemoryApiServer server = InMemoryApiServer.start();

    /** All but the release, and the registry that its chart is pushed to. */
    MendedMistakesIT() throws Exception {
        server.fleet()
                .load(Yaml.renderingTarget("fleet/berlin", "env: prod")
                        + Yaml.version("fleet/cv", "kyverno")
                        + Yaml.profile("fleet/base", "kyverno", PRODUCTION));
    }

    @Test
    @DisplayName("F2: a finalizer that somebody adds while ours are on their way stays")
    void aFinalizerOfSomebodyElseStays() throws Exception {
        server.fleet().load(RELEASE);
        server.faults().on(writeTo("/releases/kyverno"), 1, Fault.TIME_OUT_BEFORE);
        try (RunningControllers controllers = new RunningControllers(server)) {
            server.faults().awaitHeld();
            server.fleet().patch(SolarKinds.RELEASE, "fleet", "kyverno", "metadata: {finalizers: [example.com/hold]}");

            server.faults().release();
            controllers.awaitQuiet();

            assertThat(find(SolarKinds.RELEASE, "kyverno").at("/metadata/finalizers"))
                    .extracting(JsonNode::asText)
                    .containsExactly(
                            "example.com/hold",
                            "solar.opendefense.cloud/release-finalizer",
                            "solar.opendefense.cloud/release-ref");
        }
    }

    @Test
    @DisplayName("F16: a status that cannot be written is tried again until it can")
    void aStatusThatCannotBeWrittenIsTriedAgain() throws Exception {
        server.fleet().load(RELEASE);
        try (RunningControllers controllers = new RunningControllers(server)) {
            controllers.awaitQuiet();
            server.faults().onEvery(writeTo("/releases/lone/status"), Fault.INTERNAL_ERROR);

            // Nobody else has to do with it, so that nothing but the failure leads to another look.
            server.fleet().load(Yaml.release("fleet/lone", "uniqueName: lone"));
            RunningControllers.await("it was tried", () -> failures() > MOST_LOOKS_FOR_OTHER_REASONS);
            server.faults().clear();
            controllers.awaitQuiet();

            assertThat(condition(find(SolarKinds.RELEASE, "lone"), "ComponentVersionResolved"))
                    .isEqualTo("True/Resolved");
        }
    }

    @Test
    @DisplayName("T01, F17, F19: what is missing is not asked for again and again, and is heard of when it comes")
    void whatIsMissingIsHeardOf() throws Exception {
        try (RunningControllers controllers = new RunningControllers(server)) {
            // Nothing is left for later either.
            controllers.awaitQuiet();
            assertThat(registryResolved()).isEqualTo("False/NotFound");
            assertThat(profileAccepted()).isEqualTo("False/ReleaseNotFound");
            server.calls().clear();

            server.fleet().load(REGISTRY + RELEASE);
            controllers.awaitQuiet(() -> registryResolved().equals("True/Resolved"));

            assertThat(profileAccepted()).isEqualTo("True/Accepted");
            assertThat(server.fleet().list(SolarKinds.RENDER_TASK)).hasSize(1);
            assertThat(server.calls().all()).allMatch(Call::isWrite);
        }
    }

    @Test
    @DisplayName("F23: what was written from here is known before any watch tells of it")
    void whatWasWrittenFromHereIsKnown() throws Exception {
        server.fleet().load(REGISTRY + RELEASE);
        try (RunningControllers controllers = new RunningControllers(server)) {
            controllers.awaitQuiet();
            server.faults().onEvery(MendedMistakesIT::isWatchOfBindings, Fault.TIME_OUT_BEFORE);
            server.breakWatches(SolarKinds.RELEASE_BINDING);
            server.faults().awaitHeld();

            relabelBerlin("test");
            RunningControllers.await(
                    "it is neither bound nor rendered",
                    () -> isEmpty(SolarKinds.RELEASE_BINDING) && isEmpty(SolarKinds.RENDER_TASK));
            relabelBerlin("prod");
            RunningControllers.await(
                    "it is bound and rendered anew",
                    () -> !isEmpty(SolarKinds.RELEASE_BINDING) && !isEmpty(SolarKinds.RENDER_TASK));
            server.faults().release();
        }
    }

    private void relabelBerlin(String env) throws Exception {
        server.fleet().patch(SolarKinds.TARGET, "fleet", "berlin", "metadata: {labels: {env: " + env + "}}");
    }

    private boolean isEmpty(Kind<?> kind) {
        return server.fleet().list(kind).isEmpty();
    }

    private long failures() {
        return server.calls().writes().stream()
                .filter(call -> call.status() == 500)
                .count();
    }

    private JsonNode find(Kind<?> kind, String name) {
        return server.fleet().find(kind, "fleet", name).orElseThrow();
    }

    private String registryResolved() {
        return condition(find(SolarKinds.TARGET, "berlin"), "RegistryResolved");
    }

    private String profileAccepted() {
        return condition(find(SolarKinds.PROFILE, "base"), "Accepted");
    }

    private static String condition(JsonNode object, String type) {
        return object.at("/status/conditions")
                .valueStream()
                .filter(condition -> condition.path("type").asText().equals(type))
                .map(condition -> condition.path("status").asText() + "/"
                        + condition.path("reason").asText())
                .collect(Collectors.joining());
    }

    private static Predicate<Call> writeTo(String path) {
        return call -> call.isWrite() && call.request().path().endsWith(path);
    }

    private static boolean isWatchOfBindings(Call call) {
        return call.isWatch() && call.request().path().endsWith("/releasebindings");
    }
}
