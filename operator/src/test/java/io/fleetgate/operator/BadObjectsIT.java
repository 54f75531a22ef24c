package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.fixture.Yaml;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Objects that admission would have refused, stored while it was away. */
@Timeout(60)
class BadObjectsIT {
    private static final String OWNER = "{apiVersion: solar.opendefense.cloud/v1alpha1, kind: Profile, name: %s, "
            + "uid: u-%1$s, controller: true}";

    @AutoClose
    private final InMemoryApiServer server = InMemoryApiServer.start();

    BadObjectsIT() throws Exception {
        server.fleet().load(StoredFleets.FLEET);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void theOthersAreSettledAndThereIsAnEnd(String what, String yaml) throws Exception {
        server.fleet().load(yaml);

        try (RunningControllers controllers = new RunningControllers(server)) {
            controllers.awaitQuiet();
        }

        assertThat(StoredFleets.bound(server)).contains("berlin");
        server.calls().clear();
        try (RunningControllers successor = new RunningControllers(server)) {
            successor.awaitQuiet();
        }
        assertThat(server.calls().writes()).as("writes of what is settled").isEmpty();
    }

    static Stream<Arguments> theOthersAreSettledAndThereIsAnEnd() {
        return Stream.of(
                Arguments.of("objects without a word in their spec", everyKindEmpty()),
                Arguments.of(
                        "selectors that select nothing that can be said",
                        Yaml.profile("fleet/near", "kyverno", "{matchExpressions: [{key: env, operator: Near}]}")
                                + Yaml.profile(
                                        "fleet/none", "kyverno", "{matchExpressions: [{key: env, operator: In}]}")
                                + Yaml.profile("fleet/blank", "kyverno", "{matchLabels: {'': ''}}")),
                Arguments.of(
                        "references to nothing",
                        Yaml.binding("fleet/lost", "{name: nowhere}", "nothing")
                                + Yaml.binding("fleet/far", "{name: berlin, namespace: elsewhere}", "kyverno")
                                + Yaml.profile("fleet/vague", "nothing", "{matchLabels: {env: test}}")
                                + Yaml.object("Target", "fleet/adrift", "", "renderRegistryRef: {name: none}")
                                + Yaml.object(
                                        "RegistryBinding",
                                        "fleet/adrift",
                                        "",
                                        "targetRef: {name: nowhere}, registryRef: {name: none}")),
                Arguments.of(
                        "owners that contradict each other",
                        Yaml.object(
                                        "ReleaseBinding",
                                        "fleet/torn",
                                        "ownerReferences: [" + OWNER.formatted("base") + ", " + OWNER.formatted("other")
                                                + "]",
                                        "targetRef: {name: berlin}, releaseRef: {name: kyverno}")
                                + Yaml.object(
                                        "RenderTask",
                                        "fleet/torn",
                                        "",
                                        "ownerKind: Profile, ownerName: base, ownerNamespace: fleet, type: bootstrap,"
                                                + " release: {chart: {name: x}}")
                                + Yaml.object(
                                        "RenderBinding",
                                        "fleet/torn",
                                        "",
                                        "artifact: none, ownerKind: Release, owner: kyverno")),
                Arguments.of(
                        "a label that holds NUL, and one of 100 kB",
                        Yaml.target("fleet/nul", "env: \"prod\\0\"")
                                + Yaml.target("fleet/huge", "env: " + "x".repeat(100_000))));
    }

    @Test
    void twoProfilesOverOneTargetDoNotFight() throws Exception {
        server.fleet()
                .load(Yaml.release("fleet/other", "uniqueName: kyverno")
                        + Yaml.profile("fleet/rival", "other", "{matchLabels: {env: prod}}")
                        + Yaml.profile("fleet/twin", "kyverno", "{matchLabels: {env: prod}}"));

        try (RunningControllers controllers = new RunningControllers(server)) {
            controllers.awaitQuiet();

            assertThat(StoredFleets.bound(server)).containsExactly("berlin", "berlin", "berlin");
            assertThat(server.calls().writes()).hasSizeLessThan(40);
        }
    }

    private static String everyKindEmpty() {
        return Stream.of(
                        "Component",
                        "ComponentVersion",
                        "Profile",
                        "ReferenceGrant",
                        "Registry",
                        "RegistryBinding",
                        "Release",
                        "ReleaseBinding",
                        "RenderArtifact",
                        "RenderBinding",
                        "RenderTask",
                        "Target")
                .map(kind -> Yaml.object(kind, "fleet/empty", "", ""))
                .reduce("", String::concat);
    }
}
