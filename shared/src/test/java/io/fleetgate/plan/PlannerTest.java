package io.fleetgate.plan;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.labelledRelease;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.ownedBinding;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.report.PlanJson;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.UndecidableException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PlannerTest {
    private static final String TWO_VERSIONS = version("ns/cv", "kyverno")
            + release("ns/v1", "uniqueName: kyverno, priority: 1")
            + release("ns/v2", "uniqueName: kyverno, priority: 2")
            + profile("ns/p1", "v1", "{}")
            + target("ns/a", "ring: new")
            + target("ns/b", "ring: old");

    private final Planner planner = new Planner(new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT);

    @Test
    void aHigherReleaseSwitchesTheTargetsThatItsProfileSelects() {
        Plan plan = plan(TWO_VERSIONS, profile("ns/p2", "v2", "{matchLabels: {ring: new}}"));

        assertThat(plan.summary()).isEqualTo("0 targets gain, 1 switches, 0 lose");
        assertThat(plan.outcome()).isEqualTo(Plan.Outcome.CHANGED);
        assertThat(changes(plan)).containsExactly("ns/a SWITCH");
        assertThat(writes(plan).getFirst()).isEqualTo("CREATE Profile ns/p2 by CHANGE");
        assertThat(writes(plan).getLast()).matches("CREATE ReleaseBinding ns/p2-a-[a-z0-9]{5} by OPERATOR");
    }

    @Test
    void aPlanAboutMoreTargetsThanThereIsRoomForIsRefusedBeforeAnythingIsWorkedOut() {
        Planner small = new Planner(new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT, 1);
        List<Proposal> all = Fleet.apply(profile("ns/p2", "v2", "{}"));
        List<Proposal> one = Fleet.apply(profile("ns/p2", "v2", "{matchLabels: {ring: new}}"));

        assertThatThrownBy(() -> small.plan(Fleet.of(TWO_VERSIONS), all, TargetScope.CHANGED))
                .isInstanceOf(PlanTooLargeException.class)
                .hasMessageContaining("about 2 targets")
                .hasMessageContaining("memory for 1");
        assertThatThrownBy(() -> small.plan(Fleet.of(TWO_VERSIONS), one, TargetScope.ALL))
                .isInstanceOf(PlanTooLargeException.class);
        assertThat(small.plan(Fleet.of(TWO_VERSIONS), one, TargetScope.CHANGED).targets())
                .hasSize(1);
    }

    @Test
    void aFirstProfileMakesItsTargetsGain() {
        Plan plan = plan(
                version("ns/cv", "kyverno") + release("ns/r", "") + target("ns/a", ""), profile("ns/p", "r", "{}"));

        assertThat(changes(plan)).containsExactly("ns/a GAIN");
    }

    @Test
    void deletingAProfileMakesItsTargetsLoseAndItsBindingsGo() {
        String fleet = TWO_VERSIONS + ownedBinding("ns/p1-a-bcdfg", "p1", "{name: a}", "v1");

        Plan plan =
                planner.plan(Fleet.of(fleet), List.of(Fleet.delete(SolarKinds.PROFILE, "ns/p1")), TargetScope.CHANGED);

        assertThat(changes(plan)).containsExactly("ns/a LOSE", "ns/b LOSE");
        assertThat(writes(plan))
                .contains("DELETE Profile ns/p1 by CHANGE", "DELETE ReleaseBinding ns/p1-a-bcdfg by OPERATOR");
    }

    @Test
    void deletingAReleaseThatIsNamedChangesNoTargetAndSaysWhy() {
        Plan plan = planner.plan(
                Fleet.of(TWO_VERSIONS), List.of(Fleet.delete(SolarKinds.RELEASE, "ns/v1")), TargetScope.CHANGED);

        assertThat(plan.targets()).isEmpty();
        assertThat(problems(plan)).containsExactly("WARNING STAYS_TERMINATING Release ns/v1");
    }

    @Test
    void deletingAReleaseTogetherWithItsProfileFinishes() {
        Plan plan = planner.plan(
                Fleet.of(TWO_VERSIONS),
                List.of(Fleet.delete(SolarKinds.RELEASE, "ns/v1"), Fleet.delete(SolarKinds.PROFILE, "ns/p1")),
                TargetScope.CHANGED);

        assertThat(plan.problems()).isEmpty();
        assertThat(changes(plan)).containsExactly("ns/a LOSE", "ns/b LOSE");
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
    void deletingATargetLeavesABindingMadeByHand() {
        String fleet = TWO_VERSIONS
                + binding("ns/by-hand", "{name: a}", "v2")
                + ownedBinding("ns/p1-a-bcdfg", "p1", "{name: a}", "v1");

        Plan plan =
                planner.plan(Fleet.of(fleet), List.of(Fleet.delete(SolarKinds.TARGET, "ns/a")), TargetScope.CHANGED);

        assertThat(writes(plan))
                .containsExactly(
                        "UPDATE Profile ns/p1 by OPERATOR",
                        "UPDATE ReleaseBinding ns/by-hand by OPERATOR",
                        "DELETE ReleaseBinding ns/p1-a-bcdfg by OPERATOR",
                        "DELETE Target ns/a by CHANGE");
    }

    @Test
    void relabellingATargetMovesItBetweenProfiles() {
        String fleet = TWO_VERSIONS + profile("ns/p2", "v2", "{matchLabels: {ring: new}}");

        assertThat(changes(plan(fleet, target("ns/a", "ring: old")))).containsExactly("ns/a SWITCH");
        assertThat(changes(plan(fleet, target("ns/b", "ring: new")))).containsExactly("ns/b SWITCH");
    }

    @Test
    void editingTheReleaseOfAProfileReplacesItsBindings() {
        String fleet = TWO_VERSIONS + ownedBinding("ns/p1-a-bcdfg", "p1", "{name: a}", "v1");

        Plan plan = plan(fleet, profile("ns/p1", "v2", "{}"));

        assertThat(changes(plan)).containsExactly("ns/a SWITCH", "ns/b SWITCH");
        assertThat(writes(plan)).contains("DELETE ReleaseBinding ns/p1-a-bcdfg by OPERATOR");
        assertThat(writes(plan))
                .filteredOn(write -> write.startsWith("CREATE ReleaseBinding ns/p1-"))
                .hasSize(2);
    }

    @Test
    void aStreamThatBringsReleaseProfileAndGrantIsJudgedAsOneState() {
        String change = profile("apps/p", "r", "{}")
                + release("apps/r", "")
                + version("apps/cv", "kyverno")
                + grant("sites/g1", "Profile", "apps", "Target")
                + grant("sites/g2", "ReleaseBinding", "apps", "Target");

        Plan plan = plan(target("sites/a", ""), change);

        assertThat(changes(plan)).containsExactly("sites/a GAIN");
        assertThat(problems(plan)).containsExactly("WARNING SELECTS_EVERYTHING Profile apps/p");
    }

    @Test
    void revokingAGrantWithdrawsWhatItAllowed() {
        String fleet = profile("apps/p", "r", "{}")
                + release("apps/r", "")
                + version("apps/cv", "kyverno")
                + target("sites/a", "")
                + grant("sites/g1", "Profile", "apps", "Target")
                + grant("sites/g2", "ReleaseBinding", "apps", "Target");

        for (String revoked : List.of("sites/g1", "sites/g2")) {
            Plan plan = planner.plan(
                    Fleet.of(fleet), List.of(Fleet.delete(SolarKinds.REFERENCE_GRANT, revoked)), TargetScope.CHANGED);

            assertThat(changes(plan)).as(revoked).containsExactly("sites/a LOSE");
        }
    }

    @Test
    void aWinnerThatFallsToAntiAffinityLeavesASilentAbsenceThatIsSaid() {
        String fleet = version("ns/ky", "kyverno")
                + version("ns/cv", "opa")
                + object("Release", "ns/ky1", "", "componentVersionRef: {name: ky}, priority: 1")
                + object("Release", "ns/ky2", "labels: {x: pol}", "componentVersionRef: {name: ky}, priority: 9")
                + release("ns/opa", "priority: 10, antiAffinity: {matchLabels: {x: pol}}")
                + target("ns/a", "")
                + binding("ns/b1", "{name: a}", "ky1")
                + binding("ns/b2", "{name: a}", "ky2");

        Plan plan = plan(fleet, binding("ns/b3", "{name: a}", "opa"));

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
    void whatIsStoredAlreadyIsUnchanged() {
        Plan plan = plan(TWO_VERSIONS, profile("ns/p1", "v1", "{}"));

        assertThat(plan.outcome()).isEqualTo(Plan.Outcome.UNCHANGED);
        assertThat(plan.objects()).isEmpty();
    }

    @Test
    void whatKubectlApplyNotesForItselfIsNoChange() {
        String manifest = object("Target", "ns/a", "", "");
        String applied =
                object("Target", "ns/a", "annotations: {kubectl.kubernetes.io/last-applied-configuration: '{}'}", "");

        assertThat(plan(applied, manifest).outcome()).isEqualTo(Plan.Outcome.UNCHANGED);
        assertThat(plan(manifest, applied).outcome()).isEqualTo(Plan.Outcome.UNCHANGED);
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

    @Test
    void everyTargetIsListedWhenAskedFor() {
        Plan plan = planner.plan(Fleet.of(TWO_VERSIONS), List.of(), TargetScope.ALL);

        assertThat(changes(plan)).containsExactly("ns/a UNCHANGED", "ns/b UNCHANGED");
    }

    @Test
    void theOrderOfDocumentsDoesNotChangeThePlan() {
        String change = profile("ns/p2", "v2", "{matchLabels: {ring: new}}")
                + target("ns/c", "ring: new")
                + labelledRelease("ns/mesh", "c: mesh", "uniqueName: mesh")
                + binding("ns/m", "{name: c}", "mesh");
        List<Proposal> proposals = new ArrayList<>(Fleet.apply(change));
        byte[] asWritten = written(proposals);
        Random random = new Random(3);

        for (int round = 0; round < 20; round++) {
            Collections.shuffle(proposals, random);

            assertThat(written(proposals)).isEqualTo(asWritten);
        }
    }

    @Test
    void aStoreThatIsNotSyncedIsNeverReadAsEmpty() {
        for (var kind : List.of(SolarKinds.TARGET, SolarKinds.RELEASE, SolarKinds.PROFILE)) {
            var unsynced = Fleet.of(TWO_VERSIONS).with(kind, Completeness.NOT_SYNCED);

            assertThatThrownBy(() ->
                            planner.plan(unsynced, Fleet.apply(profile("ns/p2", "v2", "{}")), TargetScope.CHANGED))
                    .isInstanceOf(UndecidableException.class)
                    .hasMessageContaining(kind.name());
        }
    }

    private byte[] written(List<Proposal> proposals) {
        return PlanJson.write(
                planner.plan(Fleet.of(TWO_VERSIONS), proposals, TargetScope.CHANGED), Allowance.UNLIMITED);
    }

    private Plan plan(String fleet, String change) {
        return planner.plan(
                fleet.isEmpty() ? Fleet.empty() : Fleet.of(fleet), Fleet.apply(change), TargetScope.CHANGED);
    }

    private static List<String> changes(Plan plan) {
        return plan.targets().stream()
                .map(target -> target.target() + " " + target.change())
                .toList();
    }

    private static List<String> writes(Plan plan) {
        return plan.objects().stream()
                .map(object -> object.action() + " " + object.id() + " by " + object.origin())
                .toList();
    }

    private static List<String> problems(Plan plan) {
        return plan.problems().stream()
                .map(found -> found.problem().severity() + " " + found.problem().reason() + " " + found.object())
                .toList();
    }
}
