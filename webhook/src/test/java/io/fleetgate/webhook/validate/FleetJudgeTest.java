package io.fleetgate.webhook.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.admission.Verdict;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.policy.Mode;
import io.fleetgate.policy.Rule;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.problem.Problem;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.settlement.FleetIndexes;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Change;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import io.fleetgate.store.UndecidableException;
import io.fleetgate.store.UnreadableObject;
import io.fleetgate.webhook.OddObjects;
import io.fleetgate.webhook.Reviews;
import java.util.List;
import org.junit.jupiter.api.Test;

class FleetJudgeTest {
    private static final Allowance NO_TIME = () -> true;

    @Test
    void withoutTimeAChangeOfManyTargetsIsNotDecidedWhereTheBlastRadiusIsEnforced() {
        assertThatThrownBy(() -> judge(RulePolicy.DEFAULT, profile("{}"), NO_TIME))
                .isInstanceOfSatisfying(
                        UndecidableException.class,
                        undecided -> assertThat(undecided.reason()).isEqualTo("DeadlineExceeded"));
    }

    @Test
    void withoutTimeWarningsAreNotComputedAndTheVerdictOfTheOtherRulesStands() {
        RulePolicy lenient = RulePolicy.DEFAULT.with(Rule.BLAST_RADIUS, Mode.WARN);

        Verdict allowed = judge(lenient, profile("{}"), NO_TIME);
        Verdict denied = judge(RulePolicy.DEFAULT, profile("{\"matchLabels\":{\"a b\":\"c\"}}"), NO_TIME);

        assertThat(allowed).isInstanceOf(Verdict.Allowed.class);
        assertThat(reasons(allowed.warnings())).contains("NotComputed");
        assertThat(denied).isInstanceOf(Verdict.Denied.class);
    }

    @Test
    void withoutTimeAChangeOfOneTargetIsDecidedAsItCannotBeTooMuch() {
        FleetObject<?> target = object(SolarKinds.TARGET, "new", "{}");
        FleetObject<?> binding = object(
                SolarKinds.RELEASE_BINDING, "b", "{\"targetRef\":{\"name\":\"t0\"},\"releaseRef\":{\"name\":\"r\"}}");

        for (FleetObject<?> ofOneTarget : List.of(target, binding)) {
            Verdict verdict = judge(RulePolicy.DEFAULT, ofOneTarget, NO_TIME);

            assertThat(verdict).isInstanceOf(Verdict.Allowed.class);
            assertThat(reasons(verdict.warnings())).contains("NotComputed");
        }
    }

    @Test
    void whatHasNoBearingOnTargetsNeedsNoTime() {
        FleetObject<?> profile = profile("{}");

        Verdict verdict = new FleetJudge(() -> new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT)
                .judge(fleet(), new Change.Update(profile, profile), NO_TIME);

        assertThat(verdict).isInstanceOf(Verdict.Allowed.class);
        assertThat(reasons(verdict.warnings())).doesNotContain("NotComputed");
    }

    @Test
    void withTimeTheConsequencesAreSaid() {
        Verdict verdict = judge(RulePolicy.DEFAULT, profile("{}"), Allowance.UNLIMITED);

        assertThat(reasons(verdict.warnings())).contains("TargetsGain");
    }

    @Test
    void ofTwoObjectsThatAreSetAsideEachCanBeMendedOrDeletedFirst() {
        Snapshot stored = fleet().withUnreadable(OddObjects.of(SolarKinds.PROFILE, "ns", "p"))
                .withUnreadable(OddObjects.of(SolarKinds.PROFILE, "ns", "other"));
        FleetJudge judge = new FleetJudge(() -> new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT);

        Verdict mended = judge.judge(stored, new Change.Update(profile("[]"), profile("{}")), Allowance.UNLIMITED);
        Verdict deleted = judge.judge(stored, new Change.Delete(profile("[]")), Allowance.UNLIMITED);

        assertThat(mended).isInstanceOf(Verdict.Allowed.class);
        assertThat(reasons(mended.warnings())).contains("NotComputed");
        assertThat(deleted).isInstanceOf(Verdict.Allowed.class);
    }

    @Test
    void whatIsReferredToIsSaidToStayThoughNobodyHasGivenItAFinalizerYet() {
        Verdict verdict = delete(fleet().with(rendering("{\"name\":\"r\"}")));

        assertThat(reasons(verdict.warnings())).containsExactly("StaysTerminating");
    }

    @Test
    void whatMayBeReferredToByWhatIsSetAsideCanBeDeletedAllTheSame() {
        FleetObject<?> odd = rendering("[]");

        Verdict verdict = delete(fleet().withUnreadable(new UnreadableObject(odd, "odd")));

        assertThat(verdict).isInstanceOf(Verdict.Allowed.class);
        assertThat(reasons(verdict.warnings())).containsExactly("NotComputed");
    }

    /** A Registry without a finalizer. */
    private static Verdict delete(Snapshot stored) {
        FleetObject<?> registry = object(SolarKinds.REGISTRY, "r", "{\"hostname\":\"r.example.com\"}");
        return new FleetJudge(() -> new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT)
                .judge(stored.with(registry), new Change.Delete(registry), Allowance.UNLIMITED);
    }

    private static FleetObject<?> rendering(String registry) {
        return object(SolarKinds.TARGET, "rendering", "{\"renderRegistryRef\":" + registry + "}");
    }

    private static Verdict judge(RulePolicy policy, FleetObject<?> created, Allowance allowance) {
        return new FleetJudge(() -> new AdmissionRules(policy), RolloutPolicy.DEFAULT)
                .judge(fleet(), new Change.Create(created), allowance);
    }

    private static List<String> reasons(List<Problem> problems) {
        return problems.stream().map(problem -> problem.reason().wireName()).toList();
    }

    /** Ten targets, and the release that the Profile names. */
    private static Snapshot fleet() {
        Snapshot fleet = Snapshot.empty(SolarKinds.ALL, FleetIndexes.ALL);
        for (Kind<?> kind : SolarKinds.ALL) {
            fleet = fleet.with(kind, Completeness.COMPLETE);
        }
        for (int i = 0; i < 10; i++) {
            fleet = fleet.with(object(SolarKinds.TARGET, "t" + i, "{}"));
        }
        return fleet.with(object(SolarKinds.COMPONENT_VERSION, "cv", "{\"componentRef\":{\"name\":\"kyverno\"}}"))
                .with(object(SolarKinds.RELEASE, "r", "{\"componentVersionRef\":{\"name\":\"cv\"}}"));
    }

    private static FleetObject<?> profile(String selector) {
        return object(SolarKinds.PROFILE, "p", "{\"releaseRef\":{\"name\":\"r\"},\"targetSelector\":" + selector + "}");
    }

    private static FleetObject<?> object(Kind<?> kind, String name, String spec) {
        ObjectNode document = JsonNodeFactory.instance.objectNode();
        document.put("apiVersion", kind.apiVersion()).put("kind", kind.name());
        document.putObject("metadata").put("namespace", "ns").put("name", name);
        document.set("spec", Reviews.tree(spec));
        return FleetObject.read(kind, document);
    }
}
