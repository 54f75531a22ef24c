package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.operator.apiserver.Call;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the controllers write, request by request. */
class SettlingIT {
    @AutoClose
    private final InMemoryApiServer server = InMemoryApiServer.start();

    @AutoClose
    private final RunningControllers controllers;

    SettlingIT() throws Exception {
        server.fleet().load(StoredFleets.FLEET);
        controllers = new RunningControllers(server);
    }

    @BeforeEach
    void settle() {
        controllers.awaitQuiet();
    }

    @Test
    void aProfileGetsItsBinding() {
        assertThat(bound()).containsExactly("berlin");
    }

    @Test
    void whatIsSettledIsNotWrittenAgain() {
        controllers.close();
        server.calls().clear();
        try (RunningControllers successor = new RunningControllers(server)) {
            successor.awaitQuiet();
        }
        List<Call> writes = server.calls().writes();
        assertThat(writes).isEmpty();
    }

    @Test
    void aRelabelledTargetLosesItsBinding() throws Exception {
        server.calls().clear();
        server.fleet().patch(SolarKinds.TARGET, "fleet", "berlin", "metadata: {labels: {env: test}}");
        server.fleet().patch(SolarKinds.TARGET, "fleet", "oslo", "metadata: {labels: {env: prod}}");
        controllers.awaitQuiet(() -> bound().equals(List.of("oslo")));
        assertThat(bound()).containsExactly("oslo");
    }

    @Test
    void anObjectThatChangesFasterThanItsChangesAreLookedAtIsSettledToo() throws Exception {
        for (int change = 0; change < 200; change++) {
            String env = change % 2 == 0 ? "test" : "prod";
            server.fleet().patch(SolarKinds.TARGET, "fleet", "berlin", "metadata: {labels: {env: " + env + "}}");
            server.fleet().patch(SolarKinds.TARGET, "fleet", "oslo", "metadata: {labels: {env: " + env + "}}");
        }
        server.fleet().patch(SolarKinds.TARGET, "fleet", "berlin", "metadata: {labels: {env: test}}");
        controllers.awaitQuiet(() -> bound().equals(List.of("oslo")));
        assertThat(bound()).containsExactly("oslo");
    }

    private List<String> bound() {
        return StoredFleets.bound(server);
    }
}
