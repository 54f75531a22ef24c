package io.fleetgate.plan;

import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static io.fleetgate.plan.InputPlans.plan;
import static io.fleetgate.plan.Planned.PLANNER;
import static io.fleetgate.plan.Planned.TWO_VERSIONS;
import static io.fleetgate.plan.Planned.changes;
import static io.fleetgate.plan.Planned.problems;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.ExcludedWinner;
import io.fleetgate.fixture.Fleet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a plan says is wrong, and where. */
class PlanProblemsTest {
    @Test
    void deletingAReleaseThatIsNamedChangesNoTargetAndSaysWhy() {
        Plan plan = PLANNER.plan(
                Fleet.of(TWO_VERSIONS), List.of(Fleet.delete(SolarKinds.RELEASE, "ns/v1")), TargetScope.CHANGED);

        assertThat(plan.targets()).isEmpty();
        assertThat(problems(plan)).containsExactly("WARNING STAYS_TERMINATING Release ns/v1");
    }

    @Test
    void aGrantThatIsMissingForBindingsIsSaidOnceAndNotWhereTheSetGivesIt() {
        String fleet = version("apps/cv", "kyverno") + release("apps/r", "") + target("sites/a", "");
        String half =
                profile("apps/p", "r", "{matchLabels: {}}") + grant("sites/profiles", "Profile", "apps", "Target");

        assertThat(problems(plan(fleet, half)))
                .filteredOn(problem -> problem.contains("UNGRANTED"))
                .containsExactly("WARNING UNGRANTED_BINDINGS Profile apps/p");
        assertThat(problems(plan(fleet, half + grant("sites/bindings", "ReleaseBinding", "apps", "Target"))))
                .noneMatch(problem -> problem.contains("UNGRANTED"));
    }

    @Test
    void aWinnerThatFallsToAntiAffinityLeavesASilentAbsenceThatIsSaid() {
        Plan plan = plan(ExcludedWinner.FLEET, ExcludedWinner.CHANGE);

        assertThat(changes(plan)).containsExactly("ns/a LOSE");
        assertThat(problems(plan))
                .containsExactly(
                        "WARNING TARGETS_LOSE ReleaseBinding ns/b3",
                        "WARNING SILENT_ABSENCE ReleaseBinding ns/b3",
                        "WARNING TARGETS_GAIN ReleaseBinding ns/b3");
    }

    @Test
    void aDeniedPlanStillShowsWhatTheSetWouldDo() {
        Plan plan = plan(TWO_VERSIONS, release("ns/v1", "uniqueName: other, priority: 1"));

        assertThat(plan.outcome()).isEqualTo(Plan.Outcome.DENIED);
        assertThat(plan.targets()).isNotEmpty();
    }

    @Test
    void aProblemPointsAtDocumentAndLine() {
        Plan plan = plan("", """
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Component
                metadata: {name: a, namespace: ns}
                ---
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Release
                metadata:
                  name: r
                  namespace: ns
                spec:
                  priority: high
                  componentVersionRef: {name: cv}
                """);

        PlanProblem first = plan.problems().getFirst();
        assertThat(first.problem().path()).isEqualTo("spec.priority");
        assertThat(first.document()).isEqualTo(2);
        assertThat(first.line()).isEqualTo(11);
    }

    @Test
    void anUnknownKindIsKeptAndSaid() {
        Plan plan = plan("", "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: ns}\n");

        assertThat(problems(plan)).containsExactly("WARNING UNKNOWN_KIND ConfigMap ns/a");
        assertThat(plan.outcome()).isEqualTo(Plan.Outcome.UNCHANGED);
    }

    @Test
    void aKnownKindInAVersionThatIsNotServedIsDenied() {
        Plan plan =
                plan("", "apiVersion: solar.opendefense.cloud/v9\nkind: Release\nmetadata: {name: a, namespace: ns}\n");

        assertThat(problems(plan)).containsExactly("ERROR UNKNOWN_VERSION Release ns/a");
        assertThat(plan.outcome()).isEqualTo(Plan.Outcome.DENIED);
    }
}
