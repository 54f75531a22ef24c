package io.fleetgate.rollout;

import static io.fleetgate.fixture.Fleet.key;
import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.ownedBinding;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.fixture.Fleet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class TargetResolverTest {
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

    @Test
    void anExplicitOwnNamespaceIsLocal() {
        String fleet =
                VERSION + release("ns/r", "") + target("ns/a", "") + binding("ns/b", "{name: a, namespace: ns}", "r");

        assertThat(accepted(fleet, "ns/a")).containsExactly("kyverno=ns/r");
    }

    @Test
    void theFlatShapeOfATargetReferenceIsReadToo() {
        String fleet = version("apps/cv", "kyverno")
                + release("apps/r", "")
                + target("sites/a", "")
                + object(
                        "ReleaseBinding",
                        "apps/b",
                        "",
                        "targetRef: {name: a}, targetNamespace: sites, releaseRef: {name: r}")
                + grant("sites/g", "ReleaseBinding", "apps", "Target");

        assertThat(accepted(fleet, "sites/a")).containsExactly("kyverno=apps/r");
    }

    @Test
    void aForeignProfileNeedsOneGrantForItselfAndOneForItsBindings() {
        String fleet = version("apps/cv", "kyverno")
                + release("apps/r", "")
                + profile("apps/p", "r", "{}")
                + target("sites/a", "");
        String profileGrant = grant("sites/g1", "Profile", "apps", "Target");
        String bindingGrant = grant("sites/g2", "ReleaseBinding", "apps", "Target");

        assertThat(rejected(fleet, "sites/a")).isEmpty();
        assertThat(rejected(fleet + profileGrant, "sites/a")).containsExactly("apps/r NotGranted");
        assertThat(accepted(fleet + bindingGrant, "sites/a")).isEmpty();
        assertThat(accepted(fleet + profileGrant + bindingGrant, "sites/a")).containsExactly("kyverno=apps/r");
    }

    @Test
    void overlappingGrantsBindOnce() {
        String fleet = version("apps/cv", "kyverno")
                + release("apps/r", "")
                + target("sites/a", "")
                + binding("apps/b", "{name: a, namespace: sites}", "r")
                + grant("sites/g1", "ReleaseBinding", "apps", "Target")
                + grant("sites/g2", "ReleaseBinding", "apps", "Target");

        assertThat(bindings(fleet, "sites/a")).containsExactly("apps/b");
    }

    @Test
    void aBindingReachesOnlyTheTargetOfTheNamespaceItNames() {
        String fleet = version("apps/cv", "kyverno")
                + release("apps/r", "")
                + target("sites/x", "")
                + target("apps/x", "")
                + binding("apps/b", "{name: x, namespace: sites}", "r")
                + grant("sites/g", "ReleaseBinding", "apps", "Target");

        assertThat(accepted(fleet, "sites/x")).containsExactly("kyverno=apps/r");
        assertThat(accepted(fleet, "apps/x")).isEmpty();
    }

    @Test
    void aForeignComponentVersionNeedsAGrantForReleases() {
        String fleet = version("catalog/cv", "kyverno")
                + target("ns/a", "")
                + binding("ns/b", "{name: a}", "r")
                + object("Release", "ns/r", "", "componentVersionRef: {name: cv, namespace: catalog}");

        assertThat(rejected(fleet, "ns/a")).containsExactly("ns/r NotGranted");
        assertThat(accepted(fleet + grant("catalog/g", "Release", "ns", "ComponentVersion"), "ns/a"))
                .containsExactly("kyverno=ns/r");
    }

    @Test
    void whatIsMissingIsNamed() {
        String fleet = target("ns/a", "")
                + release("ns/r", "")
                + binding("ns/b1", "{name: a}", "r")
                + binding("ns/b2", "{name: a}", "nowhere");

        assertThat(rejected(fleet, "ns/a"))
                .containsExactly("ns/r ComponentVersionNotFound", "ns/nowhere ReleaseNotFound");
    }

    @Test
    @DisplayName("F1: a release that nothing gives a name is rejected")
    void aReleaseThatNothingGivesANameIsRejected() {
        String fleet =
                version("ns/cv", "''") + release("ns/r", "") + target("ns/a", "") + binding("ns/b", "{name: a}", "r");

        assertThat(rejected(fleet, "ns/a")).containsExactly("ns/r NoUniqueName");
    }

    @Test
    @DisplayName("E15: explicit and fallback names share one space")
    void explicitAndFallbackNamesShareOneSpace() {
        String fleet = VERSION
                + version("ns/other", "other")
                + release("ns/one", "")
                + object(
                        "Release", "ns/two", "", "componentVersionRef: {name: other}, uniqueName: kyverno, priority: 3")
                + target("ns/a", "")
                + binding("ns/b1", "{name: a}", "one")
                + binding("ns/b2", "{name: a}", "two");

        assertThat(accepted(fleet, "ns/a")).containsExactly("kyverno=ns/two");
        assertThat(rejected(fleet, "ns/a")).containsExactly("ns/one LowerPriority");
    }

    @Test
    void aTargetThatDoesNotExistRunsNothing() {
        assertThat(accepted(VERSION + release("ns/r", "") + binding("ns/b", "{name: a}", "r"), "ns/a"))
                .isEmpty();
    }

    private static Stream<String> accepted(String fleet, String target) {
        return resolve(fleet, target).accepted().stream()
                .map(candidate -> candidate.uniqueName() + "=" + candidate.release());
    }

    private static List<String> bindings(String fleet, String target) {
        return new SettledFleet(Fleet.of(fleet), RolloutPolicy.DEFAULT)
                .target(key(target)).bindings().stream()
                        .map(binding -> binding.key().toString())
                        .toList();
    }

    private static List<String> rejected(String fleet, String target) {
        return resolve(fleet, target).rejected().stream()
                .map(rejection -> rejection.release() + " " + rejection.reason().wireName())
                .toList();
    }

    private static TargetResolution resolve(String fleet, String target) {
        return new SettledFleet(Fleet.of(fleet), RolloutPolicy.DEFAULT)
                .target(key(target))
                .resolution();
    }
}
