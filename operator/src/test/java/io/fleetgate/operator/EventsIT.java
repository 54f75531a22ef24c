package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the events say of the life of a Profile. */
class EventsIT {
    @AutoClose
    private final InMemoryApiServer server = InMemoryApiServer.start();

    @AutoClose
    private final RunningControllers controllers;

    EventsIT() throws Exception {
        server.fleet().load(OneProfile.FLEET.replace("env: test", "env: prod"));
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

    private List<String> told(String reason) {
        return server.fleet().events().stream()
                .filter(event -> event.path("reason").asText().equals(reason))
                .map(event -> event.at("/regarding/kind").asText() + " "
                        + event.at("/regarding/name").asText() + " "
                        + event.path("type").asText() + " "
                        + event.path("note").asText())
                .toList();
    }
}
