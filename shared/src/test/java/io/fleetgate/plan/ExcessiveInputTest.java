package io.fleetgate.plan;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.rollout.RolloutPolicy;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names at and beyond their greatest length, rules that go in circles, and very many who want the same. */
class ExcessiveInputTest {
    private static final String LONGEST = "a".repeat(253);

    private final Planner planner = new Planner(new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT);

    @Test
    void namesOfTheGreatestLengthAreBoundUnderAShortenedOne() {
        Plan plan = plan(
                version("ns/cv", "kyverno") + release("ns/r", "") + target("ns/" + LONGEST, ""),
                profile("ns/" + LONGEST, "r", "{}"));

        assertThat(accepted(plan).getFirst().binding().name()).hasSizeLessThanOrEqualTo(63);
    }

    @ParameterizedTest
    @CsvSource({"A B, ns, metadata.name", "-a, ns, metadata.name", "a, N.S, metadata.namespace"})
    void aNameThatTheApiServerWouldRefuseIsDenied(String name, String namespace, String path) {
        Plan plan = plan("", object("Component", namespace + "/'" + name + "'", "", ""));

        assertThat(problems(plan)).isEqualTo("ERROR Invalid " + path);
    }

    @Test
    void aNameOfOneCharacterTooManyIsDenied() {
        assertThat(problems(plan("", object("Component", "ns/" + LONGEST + "a", "", ""))))
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

        Plan plan = plan(fleet.toString(), change.toString());

        assertThat(accepted(plan)).extracting(Candidate::uniqueName).containsExactly("p");
        assertThat(plan.targets().getFirst().after().rejected())
                .extracting(rejection -> rejection.reason().wireName())
                .containsExactly("AntiAffinity", "AntiAffinity");
    }

    @Test
    void aThousandProfilesOnOneTargetHaveOneWinnerAndEveryLoserKnowsIt() {
        String profiles = IntStream.range(0, 1_000)
                .mapToObj(i -> profile("ns/p" + i, "r", "{matchLabels: {env: prod}}"))
                .collect(Collectors.joining());

        Plan plan = plan(version("ns/cv", "kyverno") + release("ns/r", "") + target("ns/a", "env: prod"), profiles);

        assertThat(accepted(plan)).hasSize(1);
        assertThat(plan.targets().getFirst().after().rejected())
                .hasSize(999)
                .allMatch(rejection -> rejection
                        .by()
                        .equals(accepted(plan).stream().map(Candidate::binding).findFirst()));
    }

    private Plan plan(String fleet, String change) {
        return planner.plan(
                fleet.isEmpty() ? Fleet.empty() : Fleet.of(fleet), Fleet.apply(change), TargetScope.CHANGED);
    }

    private static List<Candidate> accepted(Plan plan) {
        return plan.targets().stream()
                .flatMap(target -> target.after().accepted().stream())
                .toList();
    }

    /** What is wrong with the documents, not what becomes of targets. */
    private static String problems(Plan plan) {
        return plan.problems().stream()
                .filter(found -> found.document() > 0)
                .map(found -> found.problem().severity() + " "
                        + found.problem().reason().wireName() + " "
                        + found.problem().path())
                .collect(Collectors.joining(", "));
    }
}
