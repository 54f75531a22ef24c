package io.fleetgate.consequence;

import static io.fleetgate.consequence.Said.EDGE;
import static io.fleetgate.consequence.Said.FLEET;
import static io.fleetgate.consequence.Said.said;
import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.labelledRelease;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.fixture.Changed;
import org.junit.jupiter.api.Test;

/** What is said of releases that compete without anybody having decided between them: ties, and names that are shared by default. */
class CompetitionTest {
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
}
