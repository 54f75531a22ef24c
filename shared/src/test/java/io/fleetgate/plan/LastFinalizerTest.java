package io.fleetgate.plan;

import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.registry;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.renderingTarget;
import static io.fleetgate.fixture.Yaml.version;
import static io.fleetgate.plan.Planned.PLANNER;
import static io.fleetgate.plan.Planned.problems;
import static io.fleetgate.plan.Planned.writes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.SettlingFleet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a change set leaves of an object that is being deleted. An API server keeps it for as long as it has a finalizer, whatever
 * refers to it; the operator, which acts before the change set and after it, puts none on what is being deleted.
 */
class LastFinalizerTest {
    private static final String REGISTRY = "Registry ns/deploy";
    private static final String RELEASE = "Release ns/r";
    private static final String TARGET = renderingTarget("ns/a", "");
    private static final String PROFILE = profile("ns/p", "r", "{}");

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void whatIsHeldStays(String behaviour, SettlingFleet fleet, String documents, List<String> deleted, String held) {
        String object = held.substring(0, held.indexOf(':'));
        String finalizers = held.substring(held.indexOf(':') + 2);

        Plan plan = fleet.plan(documents, deleted);

        assertThat(fleet.facts(object).lines())
                .contains("terminating", "finalizers: " + finalizers, "DeletionBlocked: True/HeldByReference");
        if (deleted.contains(object)) {
            assertThat(problems(plan)).contains("WARNING STAYS_TERMINATING " + object);
        }
    }

    static Stream<Arguments> whatIsHeldStays() {
        return Stream.of(
                arguments(
                        "deleted while it is referred to",
                        SettlingFleet.of(registry("ns/deploy", "") + TARGET),
                        "",
                        List.of(REGISTRY),
                        REGISTRY + ": registry-ref"),
                arguments(
                        "deleted when it is first referred to, by its own finalizer",
                        SettlingFleet.of(release("ns/r", "")),
                        PROFILE,
                        List.of(RELEASE),
                        RELEASE + ": release-finalizer"),
                arguments(
                        "let go of by somebody else only",
                        SettlingFleet.of(held("[example.test/hold]") + TARGET).delete(REGISTRY),
                        held("[solar.opendefense.cloud/registry-ref]"),
                        List.of(),
                        REGISTRY + ": registry-ref"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void whatNothingHoldsIsGone(
            String behaviour, SettlingFleet fleet, String documents, List<String> deleted, String object) {
        Plan plan = fleet.plan(documents, deleted);

        assertThat(fleet.facts(object)).isEmpty();
        assertThat(writes(plan))
                .contains("DELETE " + object + " by CHANGE")
                .doesNotContain("UPDATE " + object + " by CHANGE");
        assertThat(problems(plan)).doesNotContain("WARNING STAYS_TERMINATING " + object);
    }

    static Stream<Arguments> whatNothingHoldsIsGone() {
        return Stream.of(
                arguments(
                        "deleted while nothing refers to it",
                        SettlingFleet.of(registry("ns/deploy", "")),
                        "",
                        List.of(REGISTRY),
                        REGISTRY),
                arguments(
                        "deleted together with what refers to it",
                        SettlingFleet.of(registry("ns/deploy", "") + TARGET),
                        "",
                        List.of(REGISTRY, "Target ns/a"),
                        REGISTRY),
                arguments(
                        "deleted when it is first referred to, without a finalizer of its own",
                        SettlingFleet.of(registry("ns/deploy", "")),
                        TARGET,
                        List.of(REGISTRY),
                        REGISTRY),
                arguments(
                        "a Component likewise",
                        SettlingFleet.of(object("Component", "ns/k", "", "")),
                        version("ns/cv", "k"),
                        List.of("Component ns/k"),
                        "Component ns/k"),
                arguments(
                        "let go of while it is referred to",
                        SettlingFleet.of(registry("ns/deploy", "") + TARGET).delete(REGISTRY),
                        held("[]"),
                        List.of(),
                        REGISTRY),
                arguments(
                        "let go of by the last who held it",
                        SettlingFleet.of(held("[example.test/hold]")).delete(REGISTRY),
                        held("[]"),
                        List.of(),
                        REGISTRY));
    }

    @Test
    void whatLivesGetsItsFinalizersBack() {
        SettlingFleet fleet = SettlingFleet.of(registry("ns/deploy", "") + TARGET);

        fleet.apply(held("[]"));

        assertThat(fleet.facts(REGISTRY)).isEqualTo("finalizers: registry-ref");
    }

    @Test
    void whatTheOperatorNeedsIsMadeAnewOnceItIsLetGoOf() {
        String bound = "ReleaseBinding ns/p-a-?????";
        SettlingFleet fleet = SettlingFleet.of(
                registry("ns/deploy", "") + TARGET + version("ns/cv", "k") + release("ns/r", "") + PROFILE);
        String name = fleet.snapshot()
                .list(SolarKinds.RELEASE_BINDING)
                .iterator()
                .next()
                .key()
                .toString();
        assertThat(fleet.facts(bound)).contains("finalizers: releasebinding-finalizer");

        Plan plan = fleet.plan("", List.of("ReleaseBinding " + name));

        assertThat(writes(plan))
                .containsSubsequence(
                        "DELETE ReleaseBinding " + name + " by CHANGE",
                        "CREATE ReleaseBinding " + name + " by OPERATOR");
        assertThat(fleet.facts(bound)).doesNotContain("terminating");
    }

    @Test
    void whatIsDeletedInFilesIsHeldAsTheOperatorWouldHaveHeldIt() {
        Plan plan = PLANNER.plan(
                Fleet.of(registry("ns/deploy", "") + TARGET + release("ns/r", "") + PROFILE),
                List.of(Fleet.delete(SolarKinds.REGISTRY, "ns/deploy"), Fleet.delete(SolarKinds.RELEASE, "ns/r")),
                TargetScope.CHANGED);

        assertThat(problems(plan))
                .contains("WARNING STAYS_TERMINATING " + REGISTRY, "WARNING STAYS_TERMINATING " + RELEASE);
    }

    private static String held(String finalizers) {
        return registry("ns/deploy", "").replace("metadata: {", "metadata: {finalizers: " + finalizers + ", ");
    }
}
