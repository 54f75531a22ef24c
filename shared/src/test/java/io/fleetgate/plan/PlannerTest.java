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
import static io.fleetgate.plan.InputPlans.plan;
import static io.fleetgate.plan.Planned.PLANNER;
import static io.fleetgate.plan.Planned.TWO_VERSIONS;
import static io.fleetgate.plan.Planned.changes;
import static io.fleetgate.plan.Planned.problems;
import static io.fleetgate.plan.Planned.writes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.report.PlanJson;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.UndecidableException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What becomes of targets, and what the operator writes for it. */
class PlannerTest {
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
    void aFirstProfileMakesItsTargetsGain() {
        Plan plan = plan(
                version("ns/cv", "kyverno") + release("ns/r", "") + target("ns/a", ""), profile("ns/p", "r", "{}"));

        assertThat(changes(plan)).containsExactly("ns/a GAIN");
    }

    @Test
    void deletingAProfileMakesItsTargetsLoseAndItsBindingsGo() {
        String fleet = TWO_VERSIONS + ownedBinding("ns/p1-a-bcdfg", "p1", "{name: a}", "v1");

        Plan plan =
                PLANNER.plan(Fleet.of(fleet), List.of(Fleet.delete(SolarKinds.PROFILE, "ns/p1")), TargetScope.CHANGED);

        assertThat(changes(plan)).containsExactly("ns/a LOSE", "ns/b LOSE");
        assertThat(writes(plan))
                .contains("DELETE Profile ns/p1 by CHANGE", "DELETE ReleaseBinding ns/p1-a-bcdfg by OPERATOR");
    }

    @Test
    void deletingAReleaseTogetherWithItsProfileFinishes() {
        Plan plan = PLANNER.plan(
                Fleet.of(TWO_VERSIONS),
                List.of(Fleet.delete(SolarKinds.RELEASE, "ns/v1"), Fleet.delete(SolarKinds.PROFILE, "ns/p1")),
                TargetScope.CHANGED);

        assertThat(plan.problems()).isEmpty();
        assertThat(changes(plan)).containsExactly("ns/a LOSE", "ns/b LOSE");
    }

    @Test
    void deletingATargetLeavesABindingMadeByHand() {
        String fleet = TWO_VERSIONS
                + binding("ns/by-hand", "{name: a}", "v2")
                + ownedBinding("ns/p1-a-bcdfg", "p1", "{name: a}", "v1");

        Plan plan =
                PLANNER.plan(Fleet.of(fleet), List.of(Fleet.delete(SolarKinds.TARGET, "ns/a")), TargetScope.CHANGED);

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
            Plan plan = PLANNER.plan(
                    Fleet.of(fleet), List.of(Fleet.delete(SolarKinds.REFERENCE_GRANT, revoked)), TargetScope.CHANGED);

            assertThat(changes(plan)).as(revoked).containsExactly("sites/a LOSE");
        }
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
    void everyTargetIsListedWhenAskedFor() {
        Plan plan = PLANNER.plan(Fleet.of(TWO_VERSIONS), List.of(), TargetScope.ALL);

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
                            PLANNER.plan(unsynced, Fleet.apply(profile("ns/p2", "v2", "{}")), TargetScope.CHANGED))
                    .isInstanceOf(UndecidableException.class)
                    .hasMessageContaining(kind.name());
        }
    }

    private byte[] written(List<Proposal> proposals) {
        return PlanJson.write(
                PLANNER.plan(Fleet.of(TWO_VERSIONS), proposals, TargetScope.CHANGED), Allowance.UNLIMITED);
    }
}
