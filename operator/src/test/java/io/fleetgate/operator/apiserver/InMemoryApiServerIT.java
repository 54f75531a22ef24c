package io.fleetgate.operator.apiserver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.api.solar.SolarKinds;
import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class InMemoryApiServerIT {
    private InMemoryApiServer server;

    @BeforeEach
    void start() throws IOException {
        server = InMemoryApiServer.start();
    }

    @AfterEach
    void stop() throws IOException {
        server.close();
    }

    @Test
    void writeThatWasAnsweredIsStoredAndLogged() throws Exception {
        try (TestClient client = new TestClient(server)) {
            assertThat(client.create().statusCode()).isEqualTo(201);
        }

        assertThat(server.fleet().find(SolarKinds.PROFILE, "default", "edge")).isPresent();
        assertThat(server.calls().writes()).singleElement().satisfies(call -> {
            assertThat(call.client()).isEqualTo("client-1");
            assertThat(call.request().body()).isEqualTo(TestClient.PROFILE);
            assertThat(call.status()).isEqualTo(201);
        });
    }

    @Test
    void killedClientIsCutOffForEverAndItsSuccessorIsServed() throws Exception {
        try (TestClient client = new TestClient(server)) {
            server.faults().onWrite(1, Fault.KILL_AFTER);
            assertThatThrownBy(client::create).isInstanceOf(IOException.class);

            server.restart();

            assertThatThrownBy(client::list).isInstanceOf(IOException.class);
            try (TestClient successor = new TestClient(server)) {
                assertThat(successor.list().statusCode()).isEqualTo(200);
            }
        }
    }

    @Test
    void loadedFleetIsDumpedWithoutWhatDiffersFromRunToRun() throws Exception {
        server.fleet().load("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Profile
                metadata: {name: edge, uid: given, resourceVersion: "7", deletionTimestamp: 2026-11-30T00:00:00Z, finalizers: [a.b/c]}
                spec: {}
                status: {conditions: [{type: Ready, status: "True", lastTransitionTime: 2026-11-30T00:00:00Z}]}
                ---
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: ReleaseBinding
                metadata:
                  name: owned
                  ownerReferences:
                    - {apiVersion: solar.opendefense.cloud/v1alpha1, kind: Profile, name: edge}
                    - {apiVersion: solar.opendefense.cloud/v1alpha1, kind: Profile, name: edge, uid: former}
                spec: {}
                """);

        assertThat(server.fleet().dump()).isEqualTo("""
                ---
                apiVersion: "solar.opendefense.cloud/v1alpha1"
                kind: "Profile"
                metadata:
                  finalizers:
                  - "a.b/c"
                  generation: 1
                  isBeingDeleted: true
                  name: "edge"
                  namespace: "default"
                spec: {}
                status:
                  conditions:
                  - status: "True"
                    type: "Ready"
                ---
                apiVersion: "solar.opendefense.cloud/v1alpha1"
                kind: "ReleaseBinding"
                metadata:
                  generation: 1
                  name: "owned"
                  namespace: "default"
                  ownerReferences:
                  - apiVersion: "solar.opendefense.cloud/v1alpha1"
                    kind: "Profile"
                    name: "edge"
                    uid: "of the owner"
                  - apiVersion: "solar.opendefense.cloud/v1alpha1"
                    kind: "Profile"
                    name: "edge"
                    uid: "of nobody"
                spec: {}
                """);
    }

    @Test
    void whatIsOwnedGoesWithItsOwnerOnlyIfAskedFor() throws Exception {
        String fleet = """
                {apiVersion: solar.opendefense.cloud/v1alpha1, kind: Profile, metadata: {name: edge}}
                ---
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: ReleaseBinding
                metadata:
                  name: owned
                  ownerReferences: [{apiVersion: solar.opendefense.cloud/v1alpha1, kind: Profile, name: edge}]
                """;
        server.fleet().load(fleet).delete(SolarKinds.PROFILE, "default", "edge");
        assertThat(server.fleet().list(SolarKinds.RELEASE_BINDING)).hasSize(1);

        server.withGarbageCollection().fleet().load(fleet).delete(SolarKinds.PROFILE, "default", "edge");

        assertThat(server.fleet().list(SolarKinds.RELEASE_BINDING)).isEmpty();
    }

    @Test
    void pagesMayBeShorterThanTheyMayBeByTheRequest() throws Exception {
        server.withPagesOf(1).fleet().load("""
                {apiVersion: solar.opendefense.cloud/v1alpha1, kind: Profile, metadata: {name: core}}
                ---
                {apiVersion: solar.opendefense.cloud/v1alpha1, kind: Profile, metadata: {name: edge}}
                """);

        try (TestClient client = new TestClient(server)) {
            assertThat(client.list("?limit=500").body())
                    .contains("\"continue\":\"page-1\"", "\"name\":\"core\"")
                    .doesNotContain("\"name\":\"edge\"");
            assertThat(client.list("?limit=500&continue=page-1").body())
                    .contains("\"continue\":\"\"", "\"name\":\"edge\"");
        }
    }
}
