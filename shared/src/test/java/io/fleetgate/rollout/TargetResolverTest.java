package io.fleetgate.rollout;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.object;
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

/** Which bindings of a target take effect, and why others do not. */
class TargetResolverTest {
    private static final String VERSION = version("ns/cv", "kyverno");

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
}
