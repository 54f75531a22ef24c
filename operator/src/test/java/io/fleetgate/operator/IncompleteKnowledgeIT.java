package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.object.Kind;
import io.fleetgate.operator.apiserver.Call;
import io.fleetgate.operator.apiserver.Fault;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is not known is not gone: nothing is written, least of all deleted, because an object has not been heard of. */
@Timeout(60)
class IncompleteKnowledgeIT {
    private static final Duration SOON_STALE = Duration.ofSeconds(2);

    @AutoClose
    private final InMemoryApiServer server = InMemoryApiServer.start();

    IncompleteKnowledgeIT() throws Exception {
        server.fleet().load(StoredFleets.FLEET);
    }

    @BeforeEach
    void settle() {
        try (RunningControllers controllers = new RunningControllers(server)) {
            controllers.awaitQuiet();
        }
        assertThat(StoredFleets.bound(server)).containsExactly("berlin");
        server.calls().clear();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void nothingIsWrittenBeforeEveryKindIsRead(Kind<?> last) throws Exception {
        server.fleet().patch(SolarKinds.TARGET, "fleet", "berlin", "metadata: {labels: {env: test}}");
        server.faults().onEvery(listOf(last), Fault.TIME_OUT_BEFORE);
        try (RunningControllers controllers = new RunningControllers(server)) {
            RunningControllers.await(
                    "all other kinds are read", () -> controllers.missing().size() == 1);
            server.faults().awaitHeld();
            assertThat(server.calls().writes()).isEmpty();

            server.faults().release();
            controllers.awaitQuiet();

            assertThat(StoredFleets.bound(server)).isEmpty();
        }
    }

    @Test
    void whatALaterPageOfAListHasIsNotGoneMeanwhile() throws Exception {
        server.fleet()
                .load(Yaml.target("far/zagreb", "env: prod")
                        + Yaml.grant("far/zz-granted", "Profile", "fleet", "Target")
                        + Yaml.grant("far/zz-bound", "ReleaseBinding", "fleet", "Target"));
        for (int grant = 0; grant < 500; grant++) {
            server.fleet().load(Yaml.grant("far/grant-" + grant, "Profile", "other", "Target"));
        }
        try (RunningControllers controllers = new RunningControllers(server)) {
            controllers.awaitQuiet();
            assertThat(StoredFleets.bound(server)).containsExactly("berlin", "zagreb");
            server.calls().clear();
            server.faults().on(secondPageOf(SolarKinds.REFERENCE_GRANT), 1, Fault.TIME_OUT_BEFORE);

            server.expire();
            server.breakWatches(SolarKinds.REFERENCE_GRANT);
            server.faults().awaitHeld();

            assertThat(server.calls().writes()).isEmpty();

            server.faults().release();
            server.fleet().patch(SolarKinds.TARGET, "fleet", "oslo", "metadata: {labels: {env: prod}}");
            RunningControllers.await(
                    "what happens later is heard of",
                    () -> StoredFleets.bound(server).size() == 3);
            controllers.awaitQuiet();
            assertThat(StoredFleets.bound(server)).containsExactly("berlin", "oslo", "zagreb");
        }
    }

    @Test
    @DisplayName("BC-050: while a watch is silent for too long nothing is written, and it goes on when that is over")
    void whileAWatchIsSilentForTooLongNothingIsWritten() throws Exception {
        try (RunningControllers controllers = new RunningControllers(server, SOON_STALE, (_, _, _) -> {})) {
            controllers.awaitQuiet();
            silence(call -> isOf(SolarKinds.PROFILE, call));
            server.breakWatches(SolarKinds.PROFILE);
            awaitMissing(controllers, 1);

            server.fleet().patch(SolarKinds.TARGET, "fleet", "berlin", "metadata: {labels: {env: test}}");
            server.bookmark(SolarKinds.TARGET);
            server.fleet().delete(SolarKinds.PROFILE, "fleet", "base");

            assertThat(server.calls().writes()).isEmpty();
            goOn(controllers);
            assertThat(server.fleet().find(SolarKinds.PROFILE, "fleet", "base")).isEmpty();
        }
    }

    @Test
    void whileTheApiServerIsFrozenNothingIsWritten() throws Exception {
        try (RunningControllers controllers = new RunningControllers(server, SOON_STALE, (_, _, _) -> {})) {
            controllers.awaitQuiet();
            silence(_ -> true);
            SolarKinds.ALL.forEach(server::breakWatches);
            awaitMissing(controllers, SolarKinds.ALL.size());

            server.fleet().patch(SolarKinds.TARGET, "fleet", "berlin", "metadata: {labels: {env: test}}");

            assertThat(server.calls().writes()).isEmpty();
            goOn(controllers);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void whatGoesWithTheDefinitionOfItsKindIsNotTakenForDeleted(Kind<?> kind) {
        try (RunningControllers controllers = new RunningControllers(server)) {
            controllers.awaitQuiet();

            server.uninstall(kind);
            awaitMissing(controllers, 1);

            assertThat(controllers.missing()).singleElement().asString().startsWith(kind.name() + ": ");
            assertThat(controllers.isQuiet(0))
                    .as("what is not known is not done")
                    .isFalse();
            assertThat(server.calls().writes()).isEmpty();
        }
    }

    @Test
    void whenADefinitionIsBackItGoesOn() throws Exception {
        try (RunningControllers controllers = new RunningControllers(server)) {
            controllers.awaitQuiet();
            server.uninstall(SolarKinds.PROFILE);
            awaitMissing(controllers, 1);
            server.fleet().load(Yaml.profile("fleet/base", "kyverno", "{matchLabels: {env: test}}"));

            server.install(SolarKinds.PROFILE);
            awaitMissing(controllers, 0);
            controllers.awaitQuiet();

            assertThat(StoredFleets.bound(server)).containsExactly("oslo");
        }
    }

    /** Those that decide whether there is to be a binding, and one that nothing here needs. */
    private static Collection<Kind<?>> kinds() {
        return List.of(
                SolarKinds.PROFILE,
                SolarKinds.TARGET,
                SolarKinds.RELEASE,
                SolarKinds.RELEASE_BINDING,
                SolarKinds.REFERENCE_GRANT,
                SolarKinds.RENDER_ARTIFACT);
    }

    private void silence(Predicate<Call> calls) {
        server.faults().onEvery(calls, Fault.TIME_OUT_BEFORE);
    }

    private static void awaitMissing(RunningControllers controllers, int kinds) {
        RunningControllers.await(
                kinds + " kinds are not known", () -> controllers.missing().size() == kinds);
    }

    private void goOn(RunningControllers controllers) {
        server.faults().clear();
        server.faults().release();
        awaitMissing(controllers, 0);
        RunningControllers.await(
                "the binding of the relabelled target is gone",
                () -> StoredFleets.bindings(server).isEmpty());
        controllers.awaitQuiet();
    }

    private static Predicate<Call> listOf(Kind<?> kind) {
        return call -> isOf(kind, call) && !call.isWrite() && !call.isWatch();
    }

    private static Predicate<Call> secondPageOf(Kind<?> kind) {
        return call ->
                listOf(kind).test(call) && !call.request().parameter("continue").isEmpty();
    }

    private static boolean isOf(Kind<?> kind, Call call) {
        return call.request().path().endsWith("/" + kind.plural());
    }
}
