package io.fleetgate.plan;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.resolver.Candidate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names at and beyond their greatest length, rules that go in circles, and very many who want the same. */
class ExcessiveInputTest {
    private static final String LONGEST = "a".repeat(253);

    @Test
    void namesOfTheGreatestLengthAreBoundUnderAShortenedOne() {
        Plan plan = InputPlans.plan(
                version("ns/cv", "kyverno") + release("ns/r", "") + target("ns/" + LONGEST, ""),
                profile("ns/" + LONGEST, "r", "{}"));

        assertThat(InputPlans.accepted(plan).getFirst().binding().name()).hasSizeLessThanOrEqualTo(63);
    }

    @ParameterizedTest
    @CsvSource({"A B, ns, metadata.name", "-a, ns, metadata.name", "a, N.S, metadata.namespace"})
    void aNameThatTheApiServerWouldRefuseIsDenied(String name, String namespace, String path) {
        Plan plan = InputPlans.plan("", object("Component", namespace + "/'" + name + "'", "", ""));

        assertThat(InputPlans.problems(plan)).isEqualTo("ERROR Invalid " + path);
    }

    @Test
    void aNameOfOneCharacterTooManyIsDenied() {
        assertThat(InputPlans.problems(InputPlans.plan("", object("Component", "ns/" + LONGEST + "a", "", ""))))
                .isEqualTo("ERROR Invalid metadata.name");
    }

    @Test
    void releasesThatRepelEachOtherInACircleLeaveTheFirstOne() {
        StringBuilder fleet = new StringBuilder(version("ns/cv", "kyverno") + target("ns/a", ""));
        StringBuilder change = new StringBuilder();
        for (String[] each : new String[][] {{"p", "q"}, {"q", "s"}, {"s", "p"}}) {
            change.append(object(
                    "Release",
                    "ns/" + each[0],
                    "labels: {is: " + each[0] + "}",
                    "componentVersionRef: {name: cv}, uniqueName: " + each[0] + ", antiAffinity: {matchLabels: {is: "
                            + each[1] + "}}"));
            fleet.append(binding("ns/" + each[0], "{name: a}", each[0]));
        }

        Plan plan = InputPlans.plan(fleet.toString(), change.toString());

        assertThat(InputPlans.accepted(plan)).extracting(Candidate::uniqueName).containsExactly("p");
        assertThat(plan.targets().getFirst().after().rejected())
                .extracting(rejection -> rejection.reason().wireName())
                .containsExactly("AntiAffinity", "AntiAffinity");
    }

    @Test
    void aThousandProfilesOnOneTargetHaveOneWinnerAndEveryLoserKnowsIt() {
        String profiles = IntStream.range(0, 1_000)
                .mapToObj(i -> profile("ns/p" + i, "r", "{matchLabels: {env: prod}}"))
                .collect(Collectors.joining());

        Plan plan = InputPlans.plan(
                version("ns/cv", "kyverno") + release("ns/r", "") + target("ns/a", "env: prod"), profiles);

        assertThat(InputPlans.accepted(plan)).hasSize(1);
        assertThat(plan.targets().getFirst().after().rejected())
                .hasSize(999)
                .allMatch(rejection -> rejection
                        .by()
                        .equals(InputPlans.accepted(plan).stream()
                                .map(Candidate::binding)
                                .findFirst()));
    }
}
