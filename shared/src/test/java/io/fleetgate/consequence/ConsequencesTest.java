package io.fleetgate.consequence;

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

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Changed;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConsequencesTest {
    private static final String EDGE = "{matchLabels: {ring: edge}}";

    /** Two targets that run kyverno from v1; v2 is ready to take over. */
    private static final String FLEET = version("ns/cv", "kyverno")
            + release("ns/v1", "uniqueName: kyverno, priority: 1")
            + release("ns/v2", "uniqueName: kyverno, priority: 2")
            + profile("ns/p1", "v1", EDGE)
            + target("ns/a", "ring: edge")
            + target("ns/b", "ring: edge")
            + target("ns/c", "ring: core");

    /** What {@code apps} rolls out to the targets of {@code sites}, which granted it. */
    private static final String GRANTED = version("apps/cv", "kyverno")
            + release("apps/r", "priority: 1")
            + profile("apps/p", "r", "{}")
            + target("sites/a", "")
            + target("sites/b", "")
            + grant("sites/profiles", "Profile", "apps", "Target")
            + grant("sites/bindings", "ReleaseBinding", "apps", "Target");

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
    void revokingEitherGrantUndeploysWhatItLet() {
        for (String revoked : List.of("sites/profiles", "sites/bindings")) {
            assertThat(said(Changed.byDeleting(GRANTED, SolarKinds.REFERENCE_GRANT, revoked)))
                    .as(revoked)
                    .containsExactly("TargetsLose undeploys kyverno on 2 targets: sites/a, sites/b");
        }
    }

    @Test
    void takingAnEntryOutOfAGrantRevokesItToo() {
        String emptied = object("ReferenceGrant", "sites/profiles", "", "from: [], to: []");

        assertThat(said(Changed.by(GRANTED, emptied)))
                .containsExactly("TargetsLose undeploys kyverno on 2 targets: sites/a, sites/b");
    }

    @Test
    void givingAGrantDeploysWhatWaitedForIt() {
        String waiting = GRANTED.replace("kind: Profile, namespace: apps", "kind: Profile, namespace: other");

        assertThat(said(Changed.by(waiting, grant("sites/more", "Profile", "apps", "Target"))))
                .containsExactly("TargetsGain deploys kyverno on 2 targets: sites/a, sites/b");
    }

    @Test
    void bindingsThatAProfileMakesInVainNameTheGrantThatIsMissing() {
        String half =
                GRANTED.replace("kind: ReleaseBinding, namespace: apps", "kind: ReleaseBinding, namespace: other");
        String inVain = "UngrantedBindings makes bindings without effect on %s; no ReferenceGrant in namespace sites"
                + " lets a ReleaseBinding of namespace apps refer to a Target";

        assertThat(said(Changed.by(half + release("apps/next", ""), profile("apps/q", "next", "{}"))))
                .containsExactly(inVain.formatted("2 targets: sites/a, sites/b"));
        assertThat(said(Changed.by(half, target("sites/c", ""))))
                .containsExactly(inVain.formatted("1 target: sites/c"));
        assertThat(said(Changed.by(half, target("sites/a", "ring: edge")))).isEmpty();
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
    void evictingAReleaseOfAnotherNamespaceIsSaidApart() {
        String fleet = GRANTED + version("sites/cv", "kyverno") + release("sites/mine", "priority: 9");

        assertThat(said(Changed.by(fleet, profile("sites/p", "mine", "{}"))))
                .containsExactly(
                        "TargetsSwitch switches kyverno on 2 targets: sites/a, sites/b; to Release sites/mine",
                        "TenantEvicted evicts another tenant's release on 2 targets: apps/r from sites/a, sites/b",
                        "SharedUniqueName kyverno is the name of sites/mine and of apps/r on 2 targets: sites/a, sites/b; both have it by default, from the component");
    }

    @Test
    void replacingAReleaseOfTheOwnNamespaceEvictsNoTenant() {
        assertThat(said(Changed.by(FLEET, profile("ns/p2", "v2", EDGE)))).noneMatch(said -> said.startsWith("Tenant"));
    }

    @Test
    void anExcludedWinnerLeavesASilentAbsence() {
        String fleet = version("ns/ky", "kyverno")
                + version("ns/cv", "opa")
                + object("Release", "ns/ky1", "", "componentVersionRef: {name: ky}, priority: 1")
                + object("Release", "ns/ky2", "labels: {x: pol}", "componentVersionRef: {name: ky}, priority: 9")
                + release("ns/opa", "priority: 10, antiAffinity: {matchLabels: {x: pol}}")
                + target("ns/a", "")
                + binding("ns/b1", "{name: a}", "ky1")
                + binding("ns/b2", "{name: a}", "ky2");

        assertThat(said(Changed.by(fleet, binding("ns/b3", "{name: a}", "opa"))))
                .contains("SilentAbsence nothing is deployed for kyverno on 1 target: ns/a;"
                        + " the first candidate is excluded and there is no fallback to the next");
    }

    @Test
    void aTieThatNamesDecideIsSaidWhenItIsNew() {
        String fleet = FLEET + release("ns/v3", "uniqueName: kyverno, priority: 1");

        assertThat(said(Changed.by(fleet, profile("ns/p3", "v3", EDGE))))
                .containsExactly("PriorityTie Release ns/v1 comes before ns/v3 by name only, on 2 targets: ns/a, ns/b;"
                        + " both have priority 1");
    }

    @Test
    void aTieBetweenReleasesThatRepelEachOtherIsOneToo() {
        String fleet = version("ns/cv", "c")
                + labelledRelease("ns/x", "app: x", "uniqueName: x")
                + labelledRelease("ns/z", "app: z", "uniqueName: z, antiAffinity: {matchLabels: {app: x}}")
                + target("ns/a", "")
                + binding("ns/b1", "{name: a}", "x");

        assertThat(said(Changed.by(fleet, binding("ns/b2", "{name: a}", "z"))))
                .containsExactly("PriorityTie Release ns/x comes before ns/z by name only, on 1 target: ns/a;"
                        + " both have priority 0");
    }

    @Test
    void twoBindingsOfOneReleaseAreNoTie() {
        assertThat(said(Changed.by(FLEET, binding("ns/by-hand", "{name: a}", "v1"))))
                .isEmpty();
    }

    @Test
    void aTieThatWasThereIsNotSaidAgain() {
        String fleet = FLEET + release("ns/v3", "uniqueName: kyverno, priority: 1") + profile("ns/p3", "v3", EDGE);

        assertThat(said(Changed.by(fleet, target("ns/a", "ring: edge, size: small"))))
                .isEmpty();
    }

    @Test
    void aTieThatWasThereIsNotSaidAgainBesideANewLoser() {
        String fleet = FLEET
                + release("ns/v3", "uniqueName: kyverno, priority: 1")
                + profile("ns/p3", "v3", EDGE)
                + release("ns/v0", "uniqueName: kyverno, priority: 0");

        assertThat(said(Changed.by(fleet, profile("ns/p0", "v0", EDGE)))).isEmpty();
    }

    @Test
    void aNameThatOneReleaseSetsAndAnotherFallsBackToIsShared() {
        String fleet = FLEET + release("ns/v3", "priority: 9");

        assertThat(said(Changed.by(fleet, profile("ns/p3", "v3", EDGE))))
                .contains("SharedUniqueName kyverno is the name of ns/v3 and of ns/v1 on 2 targets: ns/a, ns/b;"
                        + " ns/v3 has it by default, from the component");
    }

    @Test
    void aNameThatBothSetIsMeant() {
        assertThat(said(Changed.by(FLEET, profile("ns/p2", "v2", EDGE)))).noneMatch(said -> said.startsWith("Shared"));
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

    private static List<String> said(Changed changed) {
        return Consequences.of(changed.effect()).stream()
                .map(Consequence::problem)
                .map(problem -> problem.reason().wireName() + " " + problem.message())
                .toList();
    }
}
