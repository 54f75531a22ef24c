package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.operator.apiserver.Fault;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the events say of the life of a Profile and of its Targets. */
class EventsIT {
    @AutoClose
    private final InMemoryApiServer server = InMemoryApiServer.start();

    @AutoClose
    private final RunningControllers controllers;

    EventsIT() throws Exception {
        server.fleet().load(StoredFleets.FLEET.replace("env: test", "env: prod"));
        controllers = RunningControllers.withEvents(server);
    }

    @BeforeEach
    void settle() {
        controllers.awaitQuiet(() -> !told("Created").isEmpty());
    }

    @Test
    void bindingsThatAreMadeAtOnceAreToldOfAtOnce() {
        assertThat(told("Created"))
                .singleElement()
                .asString()
                .contains("fleet/berlin")
                .contains("fleet/oslo");
    }

    @Test
    void aDeletedProfileTellsOfItsBindings() throws Exception {
        server.fleet().delete(SolarKinds.PROFILE, "fleet", "base");

        controllers.awaitQuiet(() -> !told("Deleted").isEmpty());
        assertThat(told("Deleted").getFirst()).startsWith("Profile base Normal deleted the ReleaseBinding for Target ");
    }

    @Test
    void whatIsBlockedIsToldOf() throws Exception {
        server.fleet().patch(SolarKinds.TARGET, "fleet", "oslo", "metadata: {finalizers: [example.com/hold]}");
        server.fleet().delete(SolarKinds.TARGET, "fleet", "oslo");

        controllers.awaitQuiet(() -> !told("DeletionBlocked").isEmpty());
        assertThat(told("DeletionBlocked"))
                .containsExactly(
                        "Target oslo Warning HeldByFinalizer: finalizer example.com/hold is for somebody else to"
                                + " remove");
    }

    @Test
    void tasksAreToldOfOnTheTargetThatIsStored() throws Exception {
        render();

        assertThat(events("Created").filter(event -> kind(event).equals("Target")))
                .hasSize(2)
                .allSatisfy(event -> assertThat(event.at("/regarding/uid"))
                        .isEqualTo(target(event.at("/regarding/name").asText()).at("/metadata/uid")));
    }

    @Test
    void theDeletionOfATargetIsToldOnceAndBeforeItsEnd() throws Exception {
        render();
        server.faults()
                .onEvery(
                        call -> call.isWrite() && call.request().path().endsWith("/targets/oslo"),
                        Fault.INTERNAL_ERROR);

        server.fleet().delete(SolarKinds.TARGET, "fleet", "oslo");

        RunningControllers.await("it is told of", () -> !told("Deleting").isEmpty());
        assertThat(target("oslo").at("/metadata/deletionTimestamp").asText()).isNotEmpty();

        server.faults().clear();
        controllers.awaitQuiet(
                () -> server.fleet().find(SolarKinds.TARGET, "fleet", "oslo").isEmpty());
        assertThat(told("Deleting"))
                .containsExactly("Target oslo Warning is deleted with all that was rendered for it");
    }

    /** What is bound gets a registry to be rendered to. */
    private void render() throws Exception {
        server.fleet().load(Yaml.registry("fleet/deploy", ""));
        controllers.awaitQuiet(() ->
                events("Created").filter(event -> kind(event).equals("Target")).count() == 2);
    }

    private JsonNode target(String name) {
        return server.fleet().find(SolarKinds.TARGET, "fleet", name).orElseThrow();
    }

    private static String kind(JsonNode event) {
        return event.at("/regarding/kind").asText();
    }

    private Stream<JsonNode> events(String reason) {
        return server.fleet().events().stream()
                .filter(event -> event.path("reason").asText().equals(reason));
    }

    private List<String> told(String reason) {
        return events(reason)
                .map(event -> kind(event) + " "
                        + event.at("/regarding/name").asText() + " "
                        + event.path("type").asText() + " "
                        + event.path("note").asText())
                .toList();
    }
}
