package io.fleetgate.rollout;

import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.ownedBinding;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static io.fleetgate.rollout.Resolved.accepted;
import static io.fleetgate.rollout.Resolved.bindings;
import static io.fleetgate.rollout.Resolved.rejected;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Which bindings of a Profile there are in the end. */
class ProfileBindingsTest {
    private static final String VERSION = version("ns/cv", "kyverno");

    @Test
    void aProfileBindsTheTargetsThatItSelects() {
        String fleet = VERSION
                + release("ns/r", "")
                + profile("ns/p", "r", "{matchLabels: {env: prod}}")
                + target("ns/a", "env: prod")
                + target("ns/b", "env: test");

        assertThat(accepted(fleet, "ns/a")).containsExactly("kyverno=ns/r");
        assertThat(accepted(fleet, "ns/b")).isEmpty();
    }

    @Test
    void aProfileWithoutSelectorSelectsItsWholeNamespaceAndNoOther() {
        String fleet = VERSION
                + release("ns/r", "")
                + object("Profile", "ns/p", "", "releaseRef: {name: r}")
                + target("ns/a", "")
                + target("other/a", "");

        assertThat(accepted(fleet, "ns/a")).containsExactly("kyverno=ns/r");
        assertThat(accepted(fleet, "other/a")).isEmpty();
    }

    @Test
    void aProfileWithAnInvalidSelectorCreatesNothingAndLeavesWhatItOwns() {
        String invalid = profile("ns/p", "r", "{matchExpressions: [{key: env, operator: Bogus}]}");
        String fleet = VERSION
                + release("ns/r", "")
                + invalid
                + target("ns/a", "")
                + target("ns/b", "")
                + ownedBinding("ns/p-a-bcdfg", "p", "{name: a}", "r");

        assertThat(accepted(fleet, "ns/a")).containsExactly("kyverno=ns/r");
        assertThat(accepted(fleet, "ns/b")).isEmpty();
    }

    @Test
    void aSelectorThatCannotBeReadSelectsNothing() {
        String fleet =
                VERSION + release("ns/r", "") + profile("ns/p", "r", "{matchLabels: everything}") + target("ns/a", "");

        assertThat(accepted(fleet, "ns/a")).isEmpty();
    }

    @Test
    void aProfileWithoutReleaseBindsNothing() {
        String fleet = VERSION + object("Profile", "ns/p", "", "targetSelector: {}") + target("ns/a", "");

        assertThat(accepted(fleet, "ns/a")).isEmpty();
        assertThat(rejected(fleet, "ns/a")).isEmpty();
    }

    @Test
    void anOwnedBindingOfAProfileThatNoLongerSelectsTheTargetIsGone() {
        String fleet = VERSION
                + release("ns/r", "")
                + profile("ns/p", "r", "{matchLabels: {env: prod}}")
                + target("ns/a", "env: staging")
                + ownedBinding("ns/p-a-bcdfg", "p", "{name: a}", "r");

        assertThat(accepted(fleet, "ns/a")).isEmpty();
    }

    @Test
    void anOwnedBindingOfAnotherReleaseIsReplaced() {
        String fleet = VERSION
                + release("ns/old", "")
                + release("ns/new", "")
                + profile("ns/p", "new", "{}")
                + target("ns/a", "")
                + ownedBinding("ns/p-a-bcdfg", "p", "{name: a}", "old");

        assertThat(accepted(fleet, "ns/a")).containsExactly("kyverno=ns/new");
        assertThat(rejected(fleet, "ns/a")).isEmpty();
    }

    @Test
    void anOwnedBindingWhoseProfileIsNotThereIsGone() {
        String fleet = VERSION
                + release("ns/r", "")
                + target("ns/a", "")
                + ownedBinding("ns/p-a-bcdfg", "p", "{name: a}", "r");

        assertThat(accepted(fleet, "ns/a")).isEmpty();
    }

    @Test
    @DisplayName("L3: one of two bindings that do the same stays")
    void oneOfTwoBindingsThatDoTheSameStays() {
        String fleet = VERSION
                + release("ns/r", "")
                + profile("ns/p", "r", "{}")
                + target("ns/a", "")
                + ownedBinding("ns/p-a-zzzzz", "p", "{name: a}", "r")
                + ownedBinding("ns/p-a-bbbbb", "p", "{name: a}", "r");

        assertThat(bindings(fleet, "ns/a")).containsExactly("ns/p-a-bbbbb");
    }
}
