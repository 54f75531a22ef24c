package io.fleetgate.protection;

import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.ownedBinding;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.consequence.Effect;
import io.fleetgate.fixture.Changed;
import io.fleetgate.policy.BlastRadiusLimits;
import io.fleetgate.problem.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BlastRadiusTest {
    private static final String BAD = "{matchLabels: {state: bad}}";
    private static final String INVALID = "{matchExpressions: [{key: state, operator: Bogus}]}";
    private static final String GOOD = "{matchLabels: {state: good}}";

    private final BlastRadius radius = new BlastRadius(BlastRadiusLimits.DEFAULT);

    @ParameterizedTest(name = "{0} of {1} lost is too much: {2}")
    @CsvSource({
        "5, 5, false",
        "6, 6, true",
        "5, 25, false",
        "6, 25, true",
        "6, 30, false",
        "7, 30, true",
        "6, 29, true",
        "7, 34, true",
        "6, 34, false",
        "7, 35, false",
        "8, 39, true",
        "20, 100, false",
        "21, 100, true"
    })
    void theLimitIsTheLargerOfFiveTargetsAndTwentyPercentRoundedDown(int lost, int of, boolean isTooMuch) {
        Changed narrowed = Changed.by(fleet(lost, of), profile("ns/p", "r", GOOD));

        assertThat(problems(narrowed)).hasSize(isTooMuch ? 1 : 0);
    }

    @Test
    void theProblemNamesProfileCountLimitFirstTargetsAndTheAnnotation() {
        Problem problem =
                problems(Changed.byDeletingProfile(fleet(7, 30), "ns/p")).getFirst();

        assertThat(problem.isError()).isTrue();
        assertThat(problem.reason().wireName()).isEqualTo("BlastRadius");
        assertThat(problem.message())
                .isEqualTo("undeploys Release ns/r on 30 of the 30 targets of Profile ns/p, and 6 is the limit:"
                        + " ns/t100, ns/t101, ns/t102 and 27 more");
        assertThat(problem.approve()).matches("sha256:[0-9a-f]{64}");
        assertThat(problem.fix())
                .isEqualTo("take smaller steps, or approve this loss by the annotation fleetgate.io/approve: "
                        + problem.approve() + " on the stored object");
    }

    @Test
    void theApprovalOfThatLossLetsItPass() {
        String digest = problems(Changed.by(fleet(7, 30), profile("ns/p", "r", GOOD)))
                .getFirst()
                .approve();

        assertThat(problems(Changed.by(fleet(7, 30), approved(digest)))).isEmpty();
    }

    @Test
    void theApprovalOfAnotherLossIsNamedAsSuch() {
        String digest = problems(Changed.by(fleet(7, 30), profile("ns/p", "r", GOOD)))
                .getFirst()
                .approve();

        Problem problem = problems(Changed.by(fleet(8, 30), approved(digest))).getFirst();

        assertThat(problem.path()).isEqualTo("metadata.annotations['fleetgate.io/approve']");
        assertThat(problem.message()).endsWith("; the approval given is for another loss");
        assertThat(problem.approve()).isNotEqualTo(digest);
    }

    @Test
    void aDeletionIsApprovedOnTheStoredObject() {
        String digest = problems(Changed.byDeletingProfile(fleet(0, 30), "ns/p"))
                .getFirst()
                .approve();
        String annotated =
                fleet(0, 30).replace("name: p}", "name: p, annotations: {fleetgate.io/approve: '" + digest + "'}}");

        assertThat(problems(Changed.byDeletingProfile(annotated, "ns/p"))).isEmpty();
    }

    @Test
    void aSuccessorOfTheSameUniqueNameIsNoLoss() {
        String fleet = fleet(0, 30) + release("ns/other", "uniqueName: kyverno") + profile("ns/q", "other", "{}");

        assertThat(problems(Changed.byDeletingProfile(fleet, "ns/p"))).isEmpty();
        assertThat(problems(Changed.by(fleet, profile("ns/p", "other", "{}")))).isEmpty();
    }

    @Test
    void anyKindThatTakesAReleaseAwayIsMeasured() {
        String named = fleet(0, 30);

        assertThat(problems(Changed.by(named, release("ns/r", "uniqueName: opa"))))
                .hasSize(1);
        assertThat(problems(Changed.by(named.replace("uniqueName: kyverno", ""), version("ns/cv", "opa"))))
                .hasSize(1);
        assertThat(problems(Changed.by(
                        named
                                + object(
                                        "Release",
                                        "ns/mesh",
                                        "",
                                        "componentVersionRef: {name: cv}, uniqueName: mesh, priority: 9, antiAffinity: {matchExpressions: [{key: none, operator: DoesNotExist}]}"),
                        profile("ns/mesh", "mesh", "{}"))))
                .hasSize(1);
    }

    @Test
    void aProfileThatCannotBeEvaluatedIsMeasuredByTheBindingsThatItKeeps() {
        StringBuilder fleet =
                new StringBuilder(fleet(0, 30).replace("targetSelector: {}", "targetSelector: " + INVALID));
        for (int i = 100; i < 110; i++) {
            fleet.append(ownedBinding("ns/p-" + i + "-bcdfg", "p", "{name: t" + i + "}", "r"));
        }

        assertThat(problems(Changed.byDeletingProfile(fleet.toString(), "ns/p")))
                .extracting(Problem::message)
                .containsExactly("undeploys Release ns/r on 10 of the 10 targets of Profile ns/p, and 5 is the limit:"
                        + " ns/t100, ns/t101, ns/t102 and 7 more");
    }

    @Test
    void aTargetIsOneLossWhateverItRuns() {
        assertThat(problems(Changed.byDeleting(fleet(0, 30), SolarKinds.TARGET, "ns/t100")))
                .isEmpty();
        assertThat(problems(Changed.by(fleet(0, 30), target("ns/t100", "state: none"))))
                .isEmpty();
    }

    @Test
    void whatAChangeGainsIsNoDamage() {
        assertThat(problems(Changed.by(
                        fleet(7, 30).replace("targetSelector: {}", "targetSelector: " + BAD),
                        profile("ns/p", "r", "{}"))))
                .isEmpty();
    }

    private List<Problem> problems(Changed changed) {
        Effect effect = changed.effect();
        return radius.problems(effect, effect);
    }

    /** Release r on every target by Profile p; so many of the targets are bad, the others good. */
    private static String fleet(int bad, int all) {
        StringBuilder fleet = new StringBuilder(
                version("ns/cv", "kyverno") + release("ns/r", "uniqueName: kyverno") + profile("ns/p", "r", "{}"));
        for (int i = 0; i < all; i++) {
            fleet.append(target("ns/t" + (100 + i), "state: " + (i < bad ? "bad" : "good")));
        }
        return fleet.toString();
    }

    private static String approved(String digest) {
        return object(
                "Profile",
                "ns/p",
                "annotations: {fleetgate.io/approve: '" + digest + "'}",
                "releaseRef: {name: r}, targetSelector: " + GOOD);
    }
}
