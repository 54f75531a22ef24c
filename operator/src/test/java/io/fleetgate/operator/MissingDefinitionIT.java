package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The definition of one kind is installed only after the operator was started. */
@Timeout(60)
class MissingDefinitionIT {
    @AutoClose
    private final InMemoryApiServer server = InMemoryApiServer.start();

    MissingDefinitionIT() throws Exception {
        server.fleet().load(StoredFleets.FLEET + Yaml.target("sites/lima", "env: prod"));
    }

    @Test
    @DisplayName("BC-049: a kind that is not installed is named, and once it is, its objects count without a restart")
    void aKindThatIsInstalledLate() throws Exception {
        server.uninstall(SolarKinds.REFERENCE_GRANT);
        try (RunningControllers controllers = new RunningControllers(server)) {
            RunningControllers.await(
                    "it is named, and nothing else is",
                    () -> controllers.missing().size() == 1
                            && controllers.missing().getFirst().startsWith("ReferenceGrant: ")
                            && controllers.missing().getFirst().contains("are the CRDs installed?"));
            assertThat(server.calls().writes()).isEmpty();

            server.install(SolarKinds.REFERENCE_GRANT);
            server.fleet().load(Yaml.grant("sites/profiles", "Profile", "fleet", "Target"));
            RunningControllers.await(
                    "every kind is read", () -> controllers.missing().isEmpty());
            controllers.awaitQuiet();

            assertThat(StoredFleets.bound(server)).containsExactly("berlin", "lima");
        }
    }
}
