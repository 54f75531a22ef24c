package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import java.util.Optional;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A Profile is deleted whose binding somebody holds, and after it the Release that they roll out. */
class BlockedDeletionIT {
    @AutoClose
    private final InMemoryApiServer server = InMemoryApiServer.start();

    @AutoClose
    private final RunningControllers controllers;

    private final String binding;

    BlockedDeletionIT() throws Exception {
        server.fleet().load(StoredFleets.FLEET);
        controllers = new RunningControllers(server);
        controllers.awaitQuiet();
        binding = server.fleet()
                .list(SolarKinds.RELEASE_BINDING)
                .getFirst()
                .at("/metadata/name")
                .asText();
    }

    @BeforeEach
    void deleteWhatIsHeld() throws Exception {
        server.fleet()
                .patch(
                        SolarKinds.RELEASE_BINDING,
                        "fleet",
                        binding,
                        "metadata: {finalizers: [solar.opendefense.cloud/releasebinding-finalizer, example.com/hold]}");
        server.fleet().delete(SolarKinds.PROFILE, "fleet", "base");
        server.fleet().delete(SolarKinds.RELEASE, "fleet", "kyverno");
        controllers.awaitQuiet(
                () -> blocked(SolarKinds.RELEASE_BINDING, binding).isPresent()
                        && blocked(SolarKinds.PROFILE, "base").isPresent()
                        && blocked(SolarKinds.RELEASE, "kyverno").isPresent());
    }

    @Test
    void eachNamesTheOneThatItWaitsFor() {
        assertThat(blocked(SolarKinds.RELEASE_BINDING, binding))
                .hasValue("HeldByFinalizer: finalizer example.com/hold is for somebody else to remove");
        assertThat(blocked(SolarKinds.PROFILE, "base"))
                .hasValue("HeldByReference: is needed by ReleaseBinding fleet/" + binding
                        + " (finalizer solar.opendefense.cloud/profile-finalizer)");
        assertThat(blocked(SolarKinds.RELEASE, "kyverno"))
                .hasValue(
                        "HeldByReference: is needed by Profile fleet/base (finalizer solar.opendefense.cloud/release-ref)");
    }

    @Test
    void whatIsBlockedIsSaidOnce() {
        controllers.close();
        server.calls().clear();
        try (RunningControllers successor = new RunningControllers(server)) {
            successor.awaitQuiet();
        }

        assertThat(server.calls().writes()).isEmpty();
    }

    @Test
    void takingTheFinalizersOffTheLastOfThemLetsAllGo() throws Exception {
        server.fleet().patch(SolarKinds.RELEASE_BINDING, "fleet", binding, "metadata: {finalizers: null}");
        controllers.awaitQuiet(() -> server.fleet().list(SolarKinds.RELEASE).isEmpty());

        assertThat(server.fleet().list(SolarKinds.RELEASE_BINDING)).isEmpty();
        assertThat(server.fleet().list(SolarKinds.PROFILE)).isEmpty();
    }

    private Optional<String> blocked(Kind<?> kind, String name) {
        return server.fleet().find(kind, "fleet", name).flatMap(BlockedDeletionIT::blocked);
    }

    private static Optional<String> blocked(JsonNode stored) {
        return stored.at("/status/conditions")
                .valueStream()
                .filter(condition -> condition.path("type").asText().equals("DeletionBlocked"))
                .map(condition -> condition.path("reason").asText() + ": "
                        + condition.path("message").asText())
                .findFirst();
    }
}
