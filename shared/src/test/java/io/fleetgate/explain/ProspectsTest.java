package io.fleetgate.explain;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.labelledRelease;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Snapshot;
import io.fleetgate.store.UndecidableException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What is said about losers, one case of each kind. */
class ProspectsTest {
    private static final String FLEET = target("ns/t", "") + version("ns/cv", "k");

    @Test
    void aTieThatIsWonByNameIsEnough() {
        String fleet = contested("a-loser", "priority: 3", "winner", "priority: 8");

        assertThat(remedies(fleet, "ns/a-loser"))
                .containsExactly(
                        "raise spec.priority of Release ns/a-loser from 3 to 8, which ties with Release ns/winner, and its binding ns/a-loser sorts first",
                        "delete ReleaseBinding ns/winner");
    }

    @Test
    void theSearchEndsWhenItsAllowanceIsSpent() {
        Snapshot fleet = Fleet.of(contested("a-loser", "priority: 3", "winner", "priority: 8"));
        AtomicInteger asked = new AtomicInteger();
        SettledFleet hurried = new SettledFleet(fleet, RolloutPolicy.DEFAULT, () -> asked.incrementAndGet() > 2);

        assertThatThrownBy(() -> TargetExplanation.of(hurried, Fleet.key("ns/t"), 20))
                .isInstanceOf(UndecidableException.class);
    }

    @Test
    void whoeverSortsLaterNeedsOneMore() {
        String fleet = contested("z-loser", "priority: 3", "winner", "priority: 8");

        assertThat(remedies(fleet, "ns/z-loser").getFirst())
                .isEqualTo("raise spec.priority of Release ns/z-loser from 3 to 9");
    }

    @Test
    void atTheLimitOfPrioritiesTheWinnerHasToComeDown() {
        String fleet = contested("z-loser", "priority: 3", "winner", "priority: 2147483647");

        assertThat(remedies(fleet, "ns/z-loser"))
                .containsExactly(
                        "lower spec.priority of Release ns/winner from 2147483647 to 2",
                        "delete ReleaseBinding ns/winner");
        assertThat(prospect(fleet, "ns/z-loser").note())
                .isEqualTo(
                        "no priority is enough: with 2147483647, both have priority 2147483647 for unique name k; the binding name ns/winner sorts before ns/z-loser");
    }

    @Test
    void aLoserThatWouldThenMeetAntiAffinityIsToldTheWholeWay() {
        String fleet =
                contested("loser", "priority: 1, antiAffinity: {matchLabels: {c: mesh}}", "winner", "priority: 2")
                        + labelledRelease("ns/mesh", "c: mesh", "uniqueName: mesh, priority: 2147483647")
                        + binding("ns/a-mesh", "{name: t}", "mesh");

        assertThat(remedies(fleet, "ns/loser"))
                .contains(
                        "raise spec.priority of Release ns/loser from 1 to 2, which ties with Release ns/winner, and its binding ns/loser sorts first, and remove spec.antiAffinity of Release ns/loser");
    }

    @Test
    void aRuleOfTheOtherReleaseIsNamedAsThatOfTheOther() {
        String fleet = FLEET
                + release("ns/winner", "uniqueName: w, priority: 5, antiAffinity: {matchLabels: {c: mesh}}")
                + labelledRelease("ns/loser", "c: mesh", "uniqueName: l, priority: 5")
                + binding("ns/a", "{name: t}", "winner")
                + binding("ns/b", "{name: t}", "loser");

        assertThat(remedies(fleet, "ns/b"))
                .containsExactly(
                        "raise spec.priority of Release ns/loser from 5 to 6",
                        "remove spec.antiAffinity of Release ns/winner",
                        "remove label c from Release ns/loser",
                        "delete ReleaseBinding ns/a");
    }

    @Test
    void aMissingGrantIsOneToCreate() {
        String fleet = target("ns/t", "")
                + version("other/cv", "k")
                + release("other/r", "")
                + binding("other/b", "{name: t, namespace: ns}", "r")
                + grant("ns/releasebindings-of-other", "ReleaseBinding", "third", "Target");

        Step step = prospect(fleet, "other/b").remedies().getFirst().steps().getFirst();

        assertThat(step.sentence())
                .isEqualTo("create a ReferenceGrant in namespace ns from ReleaseBinding of namespace other to Target");
        assertThat(step.key()).hasToString("ns/releasebindings-of-other-2");
    }

    @Test
    void aMissingReleaseIsOneToCreateAndNothingIsPromised() {
        Prospect prospect = prospect(FLEET + binding("ns/b", "{name: t}", "gone"), "ns/b");

        assertThat(prospect.remedies()).isEmpty();
        assertThat(prospect.note())
                .isEqualTo("create Release ns/gone; its priority, labels and anti-affinity then decide");
    }

    @Test
    void aReleaseThatIsBoundTwiceRunsAlready() {
        String fleet =
                FLEET + release("ns/r", "") + binding("ns/a", "{name: t}", "r") + binding("ns/b", "{name: t}", "r");

        assertThat(prospect(fleet, "ns/b"))
                .isEqualTo(new Prospect(List.of(), "Release ns/r is accepted by binding ns/a already"));
    }

    private static String contested(String loser, String loserSpec, String winner, String winnerSpec) {
        return FLEET
                + release("ns/" + loser, "uniqueName: k, " + loserSpec)
                + release("ns/" + winner, "uniqueName: k, " + winnerSpec)
                + binding("ns/" + loser, "{name: t}", loser)
                + binding("ns/" + winner, "{name: t}", winner);
    }

    private static List<String> remedies(String fleet, String binding) {
        return prospect(fleet, binding).remedies().stream()
                .map(Remedy::sentence)
                .toList();
    }

    private static Prospect prospect(String yaml, String binding) {
        SettledFleet fleet = new SettledFleet(Fleet.of(yaml), RolloutPolicy.DEFAULT);
        ObjectKey target = Fleet.key("ns/t");
        return new Prospects(fleet, target)
                .of(fleet.target(target)
                        .resolution()
                        .rejection(Fleet.key(binding))
                        .orElseThrow());
    }
}
