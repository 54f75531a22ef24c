package io.fleetgate.operator.apiserver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.api.solar.SolarKinds;
import java.io.IOException;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class FaultIT {
    private InMemoryApiServer server;
    private TestClient client;

    @BeforeEach
    void start() throws IOException {
        server = InMemoryApiServer.start();
        client = new TestClient(server);
    }

    @AfterEach
    void stop() throws IOException {
        client.close();
        server.close();
    }

    @ParameterizedTest
    @CsvSource({
        "CONFLICT, 409, Conflict",
        "EXPIRED, 410, Expired",
        "FORBIDDEN, 403, Forbidden",
        "TOO_MANY_REQUESTS, 429, TooManyRequests",
        "INTERNAL_ERROR, 500, InternalError"
    })
    void refusedCallTakesNoEffectAndTheNextOneIsServed(Fault fault, int code, String reason) throws Exception {
        server.faults().onWrite(1, fault);

        var refused = client.create();
        var served = client.create();

        assertThat(refused.statusCode()).isEqualTo(code);
        assertThat(refused.body()).contains("\"kind\":\"Status\"", "\"reason\":\"" + reason + "\"");
        assertThat(served.statusCode()).isEqualTo(201);
    }

    @Test
    void failureMayBeAnsweredThoughTheWriteIsDone() throws Exception {
        server.faults().onWrite(1, Fault.INTERNAL_ERROR_AFTER);

        assertThat(client.create().statusCode()).isEqualTo(500);
        assertThat(client.create().statusCode()).isEqualTo(409);
    }

    @ParameterizedTest
    @EnumSource(names = {"KILL_BEFORE", "KILL_AFTER", "RESET_BEFORE", "RESET_AFTER"})
    void writeWhoseConnectionBreaksIsDoneOnlyIfTheFaultSaysSo(Fault fault) {
        server.faults().onWrite(1, fault);

        assertThatThrownBy(client::create).isInstanceOf(IOException.class);

        assertThat(isStored()).isEqualTo(fault.takesEffect());
        assertThat(server.calls().writes())
                .singleElement()
                .satisfies(call -> assertThat(call.status()).isZero());
    }

    @ParameterizedTest
    @EnumSource(names = {"TIME_OUT_BEFORE", "TIME_OUT_AFTER"})
    void writeThatTheClientGivesUpIsDoneOnlyIfTheFaultSaysSo(Fault fault) {
        server.faults().onWrite(1, fault);

        assertThatThrownBy(client::createImpatiently).isInstanceOf(HttpTimeoutException.class);

        assertThat(isStored()).isEqualTo(fault.takesEffect());
    }

    @ParameterizedTest
    @EnumSource(names = {"TIME_OUT_BEFORE", "TIME_OUT_AFTER"})
    void heldWriteIsAnsweredWhenItIsReleased(Fault fault) throws Exception {
        server.faults().onWrite(1, fault);
        CompletableFuture<Integer> answered = client.createLater();
        server.faults().awaitHeld();

        server.faults().release();

        assertThat(answered.get()).isEqualTo(201);
    }

    @Test
    void readThatIsRefusedAsTooOldSaysSoAsAListOrInTheStreamOfAWatch() throws Exception {
        server.faults().onEvery(call -> !call.isWrite(), Fault.EXPIRED);

        String watched = new String(client.watch("1").readAllBytes(), StandardCharsets.UTF_8);

        assertThat(client.list().statusCode()).isEqualTo(410);
        assertThat(watched).contains("\"type\":\"ERROR\"", "\"code\":410");
    }

    @Test
    void killTakesTheWatchesOfTheClientWithIt() throws Exception {
        var watch = client.watch("1");
        server.faults().onWrite(1, Fault.KILL_BEFORE);

        assertThatThrownBy(client::create).isInstanceOf(IOException.class);

        assertThatThrownBy(watch::readAllBytes).isInstanceOf(IOException.class);
    }

    @Test
    void certainCallsGoWrongUntilToldOtherwise() throws Exception {
        server.faults().onEvery(Call::isWrite, Fault.FORBIDDEN);
        assertThat(client.create().statusCode()).isEqualTo(403);
        assertThat(client.create().statusCode()).isEqualTo(403);
        assertThat(client.list().statusCode()).isEqualTo(200);

        server.faults().clear();

        assertThat(client.create().statusCode()).isEqualTo(201);
    }

    @Test
    void watchOfAVersionThatIsForgottenIsToldSo() throws Exception {
        client.create();
        server.expire();

        String told = new String(client.watch("1").readAllBytes(), StandardCharsets.UTF_8);

        assertThat(told).contains("\"type\":\"ERROR\"", "\"code\":410", "too old resource version: 1 (1001)");
    }

    @Test
    void uninstalledKindIsAPathThatIsNotThereAndComesBackEmpty() throws Exception {
        client.create();

        server.uninstall(SolarKinds.PROFILE);
        var gone = client.list();
        server.install(SolarKinds.PROFILE);

        assertThat(gone.statusCode()).isEqualTo(404);
        assertThat(gone.body()).isEqualTo("404 page not found\n");
        assertThat(client.list().body()).contains("\"items\":[]");
    }

    private boolean isStored() {
        return server.fleet().find(SolarKinds.PROFILE, "default", "edge").isPresent();
    }
}
