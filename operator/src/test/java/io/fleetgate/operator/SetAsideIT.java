package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.object.Kind;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Stored objects that nobody can read: what may depend on them is left as it is, and everything else is settled. */
@Timeout(60)
class SetAsideIT {
    private static final String DEEP = "[".repeat(600) + "]".repeat(600);
    private static final String PROD = "metadata: {labels: {env: prod}}";
    private static final String OTHER = "metadata: {labels: {env: other}}";

    @AutoClose
    private final InMemoryApiServer server = InMemoryApiServer.start();

    SetAsideIT() throws Exception {
        server.fleet().load(StoredFleets.FLEET);
    }

    @ParameterizedTest
    @FieldSource("io.fleetgate.api.solar.SolarKinds#ALL")
    void inAnotherNamespaceOneOfAnyKindKeepsNobodyWaitingAndIsNamed(Kind<?> kind) throws Exception {
        server.fleet().load(Yaml.object(kind.name(), "elsewhere/odd", "", "").replace("spec: {}", "spec: none"));

        try (RunningControllers controllers = new RunningControllers(server)) {
            controllers.awaitQuiet();
            assertThat(StoredFleets.bound(server)).contains("berlin").doesNotContain("oslo");

            server.fleet().patch(SolarKinds.TARGET, "fleet", "oslo", PROD);
            server.fleet().patch(SolarKinds.TARGET, "fleet", "berlin", OTHER);
            controllers.awaitQuiet();

            assertThat(StoredFleets.bound(server)).contains("oslo").doesNotContain("berlin");
            assertThat(controllers.missing()).isEmpty();
            assertThat(controllers.notices())
                    .singleElement()
                    .asString()
                    .startsWith("set aside: " + kind.name() + " elsewhere/odd: ");

            server.fleet().delete(kind, "elsewhere", "odd");
            controllers.awaitQuiet();
            assertThat(controllers.notices()).isEmpty();
        }
    }

    /** Of what is in the namespace, {@code berlin} may depend on the odd object, and {@code oslo} does not. */
    @ParameterizedTest(name = "{0}")
    @MethodSource
    void inItsNamespaceOnlyWhatMayDependOnItIsLeftAsItIs(String what, Kind<?> kind, String name, String odd)
            throws Exception {
        server.fleet()
                .load(Yaml.object("RenderTask", "fleet/odd", "", "")
                        + Yaml.object("ReleaseBinding", "fleet/odd", "", "")
                        + Yaml.profile("fleet/odd", "kyverno", "{matchLabels: {env: none}}")
                        + Yaml.release("fleet/odd", "uniqueName: odd")
                        + Yaml.binding("fleet/bound", "{name: berlin}", "odd"));
        try (RunningControllers controllers = new RunningControllers(server)) {
            controllers.awaitQuiet();
            List<String> before = bindingsOfBerlin();
            assertThat(before).hasSize(2);

            server.fleet().patch(kind, "fleet", name, odd);
            RunningControllers.await(
                    "it is set aside", () -> !controllers.notices().isEmpty());
            server.fleet().patch(SolarKinds.TARGET, "fleet", "berlin", OTHER);
            server.fleet().patch(SolarKinds.TARGET, "fleet", "oslo", PROD);
            RunningControllers.await(
                    "oslo is bound", () -> StoredFleets.bound(server).contains("oslo"));

            assertThat(bindingsOfBerlin()).isEqualTo(before);
        }
    }

    static Stream<Arguments> inItsNamespaceOnlyWhatMayDependOnItIsLeftAsItIs() {
        return Stream.of(
                Arguments.of("the target itself", SolarKinds.TARGET, "berlin", "spec: {userdata: " + DEEP + "}"),
                Arguments.of(
                        "a Profile that selects it",
                        SolarKinds.PROFILE,
                        "odd",
                        "spec: {targetSelector: {matchLabels: {env: other}}, releaseRef: 7}"),
                Arguments.of(
                        "a binding that aims at it",
                        SolarKinds.RELEASE_BINDING,
                        "odd",
                        "spec: {targetRef: {name: berlin}, releaseRef: 7}"),
                Arguments.of(
                        "a task for it",
                        SolarKinds.RENDER_TASK,
                        "odd",
                        "spec: {ownerKind: Target, ownerName: berlin, ownerNamespace: fleet, tag: 7}"),
                Arguments.of("a release that is bound to it", SolarKinds.RELEASE, "odd", "spec: {priority: high}"));
    }

    @Test
    void aProfileRollsOutWhatCanBeReadOfIt() throws Exception {
        try (RunningControllers controllers = new RunningControllers(server)) {
            controllers.awaitQuiet();

            server.fleet().patch(SolarKinds.PROFILE, "fleet", "base", "spec: {userdata: " + DEEP + "}");
            server.fleet().patch(SolarKinds.TARGET, "fleet", "oslo", PROD);

            RunningControllers.await(
                    "oslo is bound", () -> StoredFleets.bound(server).contains("oslo"));
            assertThat(StoredFleets.bound(server)).containsExactly("berlin", "oslo");
        }
    }

    @Test
    void aTargetIsCountedByItsLabelsAndThoseOfItsNamespaceAreBound() throws Exception {
        server.fleet().load(Yaml.object("Target", "fleet/odd", "labels: {env: prod}", "userdata: " + DEEP));

        try (RunningControllers controllers = new RunningControllers(server)) {
            RunningControllers.await(
                    "berlin is bound", () -> StoredFleets.bound(server).contains("berlin"));
            RunningControllers.await("both are counted", () -> matched() == 2);

            assertThat(StoredFleets.bound(server)).containsExactly("berlin");
            assertThat(controllers.notices()).hasSize(1);
        }
    }

    @Test
    void whereNobodyKnowsWhichTargetsAreSelectedNoneLosesWhatItHas() throws Exception {
        server.fleet().load(StoredFleets.FLEET.replace("namespace: fleet", "namespace: other"));
        try (RunningControllers controllers = new RunningControllers(server)) {
            controllers.awaitQuiet();
            List<String> before = bindingsOfBerlin();

            server.fleet().patch(SolarKinds.PROFILE, "fleet", "base", "spec: {targetSelector: [env]}");
            RunningControllers.await(
                    "it is set aside", () -> !controllers.notices().isEmpty());
            server.fleet().patch(SolarKinds.TARGET, "fleet", "berlin", OTHER);
            server.fleet().patch(SolarKinds.TARGET, "other", "oslo", PROD);
            RunningControllers.await(
                    "oslo is bound", () -> StoredFleets.bound(server).contains("oslo"));
            assertThat(bindingsOfBerlin()).isEqualTo(before);

            server.fleet()
                    .patch(SolarKinds.PROFILE, "fleet", "base", "spec: {targetSelector: {matchLabels: {env: prod}}}");
            controllers.awaitQuiet();
            assertThat(bindingsOfBerlin()).isEmpty();
            assertThat(controllers.notices()).isEmpty();
        }
    }

    @Test
    void whatAGrantLetInStaysWhileNobodyCanReadIt() throws Exception {
        server.fleet()
                .load(Yaml.renderingTarget("far/rome", "env: prod")
                        + Yaml.grant("far/all", "Profile", "fleet", "Target")
                        + Yaml.grant("far/bindings", "ReleaseBinding", "fleet", "Target"));
        try (RunningControllers controllers = new RunningControllers(server)) {
            controllers.awaitQuiet();
            assertThat(StoredFleets.bound(server)).containsExactly("berlin", "rome");
            assertThat(matched()).isEqualTo(2);

            server.fleet().patch(SolarKinds.REFERENCE_GRANT, "far", "all", "spec: {from: none}");
            RunningControllers.await(
                    "it is set aside", () -> !controllers.notices().isEmpty());
            server.fleet().patch(SolarKinds.TARGET, "fleet", "oslo", PROD);
            RunningControllers.await(
                    "oslo is bound", () -> StoredFleets.bound(server).contains("oslo"));

            assertThat(StoredFleets.bound(server)).containsExactly("berlin", "oslo", "rome");
            assertThat(matched()).isEqualTo(2);

            server.fleet().delete(SolarKinds.REFERENCE_GRANT, "far", "all");
            controllers.awaitQuiet();
            assertThat(StoredFleets.bound(server)).containsExactly("berlin", "oslo");
            assertThat(matched()).isEqualTo(2);
        }
    }

    private int matched() {
        return server.fleet()
                .find(SolarKinds.PROFILE, "fleet", "base")
                .map(profile -> profile.at("/status/matchedTargets").asInt())
                .orElse(-1);
    }

    /** Which they are, and that none of them is being deleted. */
    private List<String> bindingsOfBerlin() {
        return StoredFleets.bindings(server).stream()
                .filter(binding -> binding.at("/metadata/namespace").asText().equals("fleet"))
                .filter(binding -> binding.at("/spec/targetRef/name").asText().equals("berlin"))
                .filter(binding -> binding.at("/spec/releaseRef").isObject())
                .map(binding -> binding.at("/metadata/uid").asText() + deletion(binding))
                .toList();
    }

    private static String deletion(JsonNode binding) {
        return binding.at("/metadata/deletionTimestamp").asText();
    }
}
