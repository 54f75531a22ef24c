package io.fleetgate.plan;

import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.policy.Mode;
import io.fleetgate.policy.Rule;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.report.PlanJson;
import io.fleetgate.report.PlanText;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.UndecidableException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A set of documents is one final state for the plan, and one document after the other for admission. */
class PlannedBlastRadiusTest {
    private static final String FLEET = version("ns/cv", "kyverno")
            + release("ns/r", "uniqueName: kyverno")
            + profile("ns/p", "r", "{}")
            + targets(10, 40);

    @Test
    void aDocumentThatLosesTooMuchIsAnErrorWithItsApproval() {
        Plan plan = plan(RulePolicy.DEFAULT, delete("ns/p"));

        assertThat(problems(plan))
                .containsExactly("ERROR BLAST_RADIUS Profile ns/p", "WARNING TARGETS_LOSE Profile ns/p");
        String digest = plan.problems().getFirst().problem().approve();
        assertThat(new String(PlanJson.write(plan, Allowance.UNLIMITED), StandardCharsets.UTF_8))
                .contains("\"approve\" : \"" + digest + "\"");
        assertThat(new String(PlanText.write(plan, Allowance.UNLIMITED), StandardCharsets.UTF_8))
                .contains("    approve: " + digest + "\n");
    }

    @Test
    void aLossThatTheFinalStateRepairsIsAWarningAboutTheOrder() {
        List<Proposal> replacement = new ArrayList<>(delete("ns/p"));
        replacement.addAll(Fleet.apply(profile("ns/q", "r", "{}")));

        Plan plan = plan(RulePolicy.DEFAULT, replacement);

        assertThat(plan.outcome()).isEqualTo(Plan.Outcome.CHANGED);
        assertThat(plan.targets()).allMatch(target -> target.change() == TargetChange.UNCHANGED);
        PlanProblem first = plan.problems().getFirst();
        assertThat(first.problem().message())
                .startsWith("applied alone, undeploys Release ns/r on 30 of the 30 targets");
        assertThat(first.problem().fix()).startsWith("apply what takes its place first, or approve this loss");
    }

    @Test
    void lossesThatOnlyAddUpAreOneWarningAboutTheProfile() {
        List<Proposal> deletes = new ArrayList<>();
        for (int i = 10; i < 20; i++) {
            deletes.add(Fleet.delete(SolarKinds.TARGET, "ns/t" + i));
        }

        Plan plan = plan(RulePolicy.DEFAULT, deletes);

        assertThat(problems(plan)).containsExactly("WARNING BLAST_RADIUS Profile ns/p");
        assertThat(plan.problems().getFirst().problem().message())
                .startsWith("together, the documents undeploy Release ns/r on 10 of the 30 targets of Profile ns/p");
        assertThat(plan.problems().getFirst().problem().approve()).isEmpty();
    }

    @Test
    void aLossOfOneDocumentIsNotSaidAgainOfAllOfThem() {
        List<Proposal> deletes = new ArrayList<>(delete("ns/p"));
        deletes.add(Fleet.delete(SolarKinds.TARGET, "ns/t10"));

        assertThat(problems(plan(RulePolicy.DEFAULT, deletes))).containsExactly("ERROR BLAST_RADIUS Profile ns/p");
    }

    @Test
    void aRuleThatWarnsDeniesNothingAndOneThatIsOffIsSilent() {
        Plan warned = plan(RulePolicy.DEFAULT.with(Rule.BLAST_RADIUS, Mode.WARN), delete("ns/p"));
        Plan off = plan(RulePolicy.DEFAULT.with(Rule.BLAST_RADIUS, Mode.OFF), delete("ns/p"));

        assertThat(problems(warned)).first().isEqualTo("WARNING BLAST_RADIUS Profile ns/p");
        assertThat(problems(off)).containsExactly("WARNING TARGETS_LOSE Profile ns/p");
    }

    @Test
    void aPlanEndsByItselfOnceItsAllowanceIsUsedUp() {
        for (int steps = 0; steps < 60; steps += 7) {
            AtomicInteger left = new AtomicInteger(steps);
            Allowance allowance = () -> left.getAndDecrement() <= 0;

            assertThatThrownBy(() -> planner(RulePolicy.DEFAULT)
                            .plan(Fleet.of(FLEET), delete("ns/p"), TargetScope.CHANGED, allowance))
                    .as("after %d steps", steps)
                    .isInstanceOf(UndecidableException.class);
            assertThat(left.get()).as("steps after the end").isGreaterThanOrEqualTo(-3);
        }
    }

    private static Plan plan(RulePolicy rules, List<Proposal> proposals) {
        return planner(rules).plan(Fleet.of(FLEET), proposals, TargetScope.CHANGED);
    }

    private static Planner planner(RulePolicy rules) {
        return new Planner(new AdmissionRules(rules), RolloutPolicy.DEFAULT);
    }

    private static List<Proposal> delete(String profile) {
        return List.of(Fleet.delete(SolarKinds.PROFILE, profile));
    }

    private static String targets(int from, int to) {
        StringBuilder targets = new StringBuilder();
        for (int i = from; i < to; i++) {
            targets.append(target("ns/t" + i, ""));
        }
        return targets.toString();
    }

    private static List<String> problems(Plan plan) {
        return plan.problems().stream()
                .map(found -> found.problem().severity() + " " + found.problem().reason() + " " + found.object())
                .toList();
    }
}
