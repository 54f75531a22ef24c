package io.fleetgate.consequence;

import static io.fleetgate.consequence.Said.EDGE;
import static io.fleetgate.consequence.Said.FLEET;
import static io.fleetgate.consequence.Said.said;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Changed;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said of changes that bear on the targets of another namespace. */
class TenantConsequencesTest {
    /** What {@code apps} rolls out to the targets of {@code sites}, which granted it. */
    private static final String GRANTED = version("apps/cv", "kyverno")
            + release("apps/r", "priority: 1")
            + profile("apps/p", "r", "{}")
            + target("sites/a", "")
            + target("sites/b", "")
            + grant("sites/profiles", "Profile", "apps", "Target")
            + grant("sites/bindings", "ReleaseBinding", "apps", "Target");

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
}
