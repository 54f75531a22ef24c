package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import io.fleetgate.operator.registry.FakeRegistry;
import io.fleetgate.render.name.RenderNames;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** A chart that is rendered for a target while a registry is about to delete what has its tag. */
class WantedAgainIT {
    private static final String REPOSITORY = "fleet/fleet/release-kyverno";

    @AutoClose
    private final InMemoryApiServer server = InMemoryApiServer.start();

    @AutoClose
    private final FakeRegistry registry = new FakeRegistry();

    @AutoClose
    private final RunningControllers controllers;

    WantedAgainIT() throws Exception {
        server.fleet().load(StoredFleets.FLEET + """
                ---
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Registry
                metadata: {namespace: fleet, name: deploy}
                spec: {hostname: '%s', plainHTTP: true, solarSecretRef: {name: push}}
                ---
                apiVersion: v1
                kind: Secret
                metadata: {namespace: fleet, name: push}
                data: {username: cm9ib3Q=, password: cA==}
                """.formatted(registry.host()));
        controllers = RunningControllers.withRegistries(server);
        controllers.awaitQuiet(() -> server.fleet().list(SolarKinds.RENDER_TASK).size() == 1);
        registry.push(tag());
        registry.hold("DELETE");
    }

    @Test
    void isPushedOnceMoreWhereItsTagIsDeletedAfterAll() throws Exception {
        String before = uid();
        beginToDelete(RenderNames.artifact("fleet", registry.host(), REPOSITORY, version()));
        succeed();

        registry.remove(tag());
        registry.unscript("DELETE");
        registry.answerHeld(202);

        controllers.awaitQuiet(() -> isReplaced(before));
        assertThat(task().at("/status/conditions")).isEmpty();
        assertThat(artifacts()).isZero();
    }

    @Test
    void isPushedOnceMoreWhereItsTagWasThatOfAnotherArtifact() throws Exception {
        String before = uid();
        beginToDelete("by-hand");
        succeed();
        RunningControllers.await("both are there", () -> artifacts() == 2);

        registry.remove(tag());
        registry.unscript("DELETE");
        registry.answerHeld(202);

        controllers.awaitQuiet(() -> isReplaced(before));
        assertThat(server.fleet().find(SolarKinds.RENDER_ARTIFACT, "fleet", "by-hand"))
                .isEmpty();
    }

    @Test
    void isLeftAsItIsWhereItsTagIsThereAllTheSame() throws Exception {
        String before = uid();
        beginToDelete("by-hand");
        succeed();
        RunningControllers.await("both are there", () -> artifacts() == 2);

        registry.script("DELETE", 500);
        registry.answerHeld(500);

        controllers.awaitQuiet(() -> isGone("by-hand"));
        assertThat(uid()).isEqualTo(before);
        assertThat(registry.has(tag())).isTrue();
    }

    @Test
    void isPushedOnceMoreWhereItWasBeingPushedWhileItsTagWasDeleted() throws Exception {
        String before = uid();
        beginToDelete("by-hand");

        registry.remove(tag());
        registry.unscript("DELETE");
        registry.answerHeld(202);

        controllers.awaitQuiet(() -> artifacts() == 0 && isReplaced(before));
    }

    /** Somebody makes an artifact that nothing claims. */
    private void beginToDelete(String artifact) throws Exception {
        server.fleet().create("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: RenderArtifact
                metadata: {namespace: fleet, name: %s}
                spec: {baseURL: '%s', repository: %s, tag: '%s', renderTaskRef: t, registryRef: {name: deploy}}
                """.formatted(artifact, registry.host(), REPOSITORY, version()));
        RunningControllers.await("the registry is asked", () -> registry.asked("DELETE") == 1);
    }

    /** The renderer finds the tag, and has nothing to do. */
    private void succeed() throws Exception {
        server.fleet()
                .patchStatus(
                        SolarKinds.RENDER_TASK,
                        "fleet",
                        task().at("/metadata/name").asText(),
                        "status: {chartURL: 'oci://" + registry.host() + "/" + tag()
                                + "', conditions: [{type: JobSucceeded, status: 'True', reason: JobSucceeded,"
                                + " message: '', lastTransitionTime: '2026-11-30T00:00:00Z'}]}");
    }

    private boolean isGone(String artifact) {
        return server.fleet()
                .find(SolarKinds.RENDER_ARTIFACT, "fleet", artifact)
                .isEmpty();
    }

    private int artifacts() {
        return server.fleet().list(SolarKinds.RENDER_ARTIFACT).size();
    }

    private String tag() {
        return REPOSITORY + ":" + version();
    }

    private String version() {
        return task().at("/spec/tag").asText();
    }

    private String uid() {
        return task().at("/metadata/uid").asText();
    }

    private boolean isReplaced(String uid) {
        return tasks().anyMatch(task -> !task.at("/metadata/uid").asText().equals(uid));
    }

    private ObjectNode task() {
        return tasks().findFirst().orElseThrow();
    }

    /** The release's, not a bootstrap's. */
    private Stream<ObjectNode> tasks() {
        return server.fleet().list(SolarKinds.RENDER_TASK).stream()
                .filter(task -> task.at("/spec/repository").asText().equals(REPOSITORY));
    }
}
