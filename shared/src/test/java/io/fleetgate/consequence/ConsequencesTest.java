package io.fleetgate.consequence;

import static io.fleetgate.consequence.Said.EDGE;
import static io.fleetgate.consequence.Said.FLEET;
import static io.fleetgate.consequence.Said.said;
import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.ownedBinding;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Changed;
import io.fleetgate.fixture.ExcludedWinner;
import org.junit.jupiter.api.Test;

/** What is said of changes within one namespace. */
class ConsequencesTest {
    @Test
    void aFirstProfileDeploysOnTheTargetsThatItSelects() {
        String fleet = version("ns/cv", "kyverno") + release("ns/v1", "") + target("ns/a", "") + target("ns/b", "");

        assertThat(said(Changed.by(fleet, profile("ns/p", "v1", "{}"))))
                .containsExactly("TargetsGain deploys kyverno on 2 targets: ns/a, ns/b");
    }

    @Test
    void aHigherReleaseSwitchesTargetsAndIsNamed() {
        assertThat(said(Changed.by(FLEET, profile("ns/p2", "v2", EDGE))))
                .containsExactly("TargetsSwitch switches kyverno on 2 targets: ns/a, ns/b; to Release ns/v2");
    }

    @Test
    void deletingAProfileUndeploysAndCountsItsLiveBindings() {
        String fleet = FLEET + ownedBinding("ns/p1-a-bcdfg", "p1", "{name: a}", "v1");

        assertThat(said(Changed.byDeletingProfile(fleet, "ns/p1")))
                .containsExactly(
                        "TargetsLose undeploys kyverno on 2 targets: ns/a, ns/b",
                        "LiveBindings deletes 1 live binding with it: ns/p1-a-bcdfg");
    }

    @Test
    void aDeletionCountsNotTheBindingsThatAnotherOneOfTheSetTakesAway() {
        String fleet = FLEET
                + profile("ns/p2", "v2", EDGE)
                + ownedBinding("ns/p1-a-bcdfg", "p1", "{name: a}", "v1")
                + ownedBinding("ns/p2-a-bcdfg", "p2", "{name: a}", "v2");

        assertThat(said(Changed.byDeletingTogether(fleet, "ns/p1", "ns/p2")))
                .contains("LiveBindings deletes 1 live binding with it: ns/p1-a-bcdfg");
    }

    @Test
    void deletingAReleaseThatIsBoundCountsTheBindingsThatHoldItAndUndeploysNothing() {
        String fleet = FLEET
                + ownedBinding("ns/p1-a-bcdfg", "p1", "{name: a}", "v1")
                + ownedBinding("ns/p1-b-bcdfg", "p1", "{name: b}", "v1");

        assertThat(said(Changed.byDeleting(fleet, SolarKinds.RELEASE, "ns/v1")))
                .containsExactly("LiveBindings is held by 2 live bindings: ns/p1-a-bcdfg, ns/p1-b-bcdfg");
    }

    @Test
    void relabellingATargetLosesAndGains() {
        String fleet = FLEET
                + version("ns/opa", "opa")
                + object("Release", "ns/opa", "", "componentVersionRef: {name: opa}")
                + profile("ns/core", "opa", "{matchLabels: {ring: core}}");

        assertThat(said(Changed.by(fleet, target("ns/a", "ring: core"))))
                .containsExactly(
                        "TargetsLose undeploys kyverno on 1 target: ns/a", "TargetsGain deploys opa on 1 target: ns/a");
    }

    @Test
    void anotherComponentMovesTheNameOnEveryTarget() {
        String fleet =
                version("ns/cv", "kyverno") + release("ns/r", "") + profile("ns/p", "r", "{}") + target("ns/a", "");

        assertThat(said(Changed.by(fleet, version("ns/cv", "falco"))))
                .containsExactly(
                        "TargetsLose undeploys kyverno on 1 target: ns/a",
                        "TargetsGain deploys falco on 1 target: ns/a");
    }

    @Test
    void anExcludedWinnerLeavesASilentAbsence() {
        assertThat(said(Changed.by(ExcludedWinner.FLEET, ExcludedWinner.CHANGE)))
                .contains("SilentAbsence nothing is deployed for kyverno on 1 target: ns/a;"
                        + " the first candidate is excluded and there is no fallback to the next");
    }

    @Test
    void aBindingWhoseNameIsTakenIsNotMade() {
        String wanted = created(Changed.by(FLEET, profile("ns/p2", "v2", EDGE)), "ns/a");
        String fleet = FLEET + binding(wanted, "{name: c}", "v1");

        assertThat(said(Changed.by(fleet, profile("ns/p2", "v2", EDGE))))
                .contains("NameTaken Release v2 is not bound to ns/a: the name " + wanted
                        + " is taken, a stored binding has it");
    }

    @Test
    void aChangeThatNoTargetNoticesSaysNothing() {
        assertThat(said(Changed.by(FLEET, release("ns/v2", "uniqueName: kyverno, priority: 7"))))
                .isEmpty();
    }

    @Test
    void manyTargetsAreCountedAndTheFirstThreeNamed() {
        StringBuilder fleet = new StringBuilder(version("ns/cv", "kyverno") + release("ns/v1", ""));
        for (int i = 10; i < 24; i++) {
            fleet.append(target("ns/t" + i, ""));
        }

        assertThat(said(Changed.by(fleet.toString(), profile("ns/p", "v1", "{}"))))
                .containsExactly("TargetsGain deploys kyverno on 14 targets: ns/t10, ns/t11, ns/t12 and 11 more");
    }

    private static String created(Changed changed, String target) {
        return changed.effect().transitions().stream()
                .filter(transition -> transition.target().toString().equals(target))
                .flatMap(transition -> transition.after().bindings().stream())
                .filter(binding -> binding.release().name().equals("v2"))
                .findFirst()
                .orElseThrow()
                .key()
                .toString();
    }
}
