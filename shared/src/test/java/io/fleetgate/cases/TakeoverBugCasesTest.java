package io.fleetgate.cases;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.SettlingFleet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Mistakes that other systems made when one takes the place of another, or somebody is no longer allowed to. */
class TakeoverBugCasesTest {
    private static final String LOW = "ReleaseBinding ns/low";
    private static final String HIGH = "ReleaseBinding ns/high";
    private static final String ACCEPTED = "Accepted: True/Accepted";

    @Test
    @DisplayName("BC-034: the highest priority takes over at once, and gives back at once")
    void theHighestPriorityTakesOverAndGivesBack() {
        SettlingFleet fleet = SettlingFleet.of(version("ns/cv", "shop")
                + target("ns/t", "")
                + release("ns/low", "priority: 1")
                + binding("ns/low", "{name: t}", "low"));
        assertThat(fleet.facts(LOW)).contains(ACCEPTED);

        fleet.apply(release("ns/high", "priority: 9") + binding("ns/high", "{name: t}", "high"));
        assertThat(fleet.facts(HIGH)).contains(ACCEPTED);
        assertThat(fleet.facts(LOW)).contains("Accepted: False/LowerPriority");

        fleet.apply(release("ns/high", "priority: 0"));
        assertThat(fleet.facts(LOW)).contains(ACCEPTED);

        fleet.apply(release("ns/high", "priority: 1"));
        assertThat(fleet.facts(HIGH)).contains(ACCEPTED);
        assertThat(fleet.facts(LOW)).contains("Accepted: False/TieBrokenByName");

        fleet.apply(release("ns/high", "priority: 0")).delete(LOW);
        assertThat(fleet.facts(HIGH)).contains(ACCEPTED);
    }

    @Test
    @DisplayName("BC-035: of two that claim one name on a target, the loser is told, and by whom")
    void ofTwoThatClaimOneNameTheLoserIsTold() {
        SettlingFleet fleet = SettlingFleet.of(version("ns/cv", "shop")
                + target("ns/t", "")
                + release("ns/first", "")
                + binding("ns/first", "{name: t}", "first")
                + release("ns/second", "uniqueName: shop")
                + binding("ns/second", "{name: t}", "second"));

        assertThat(fleet.facts("ReleaseBinding ns/first")).contains(ACCEPTED);
        assertThat(fleet.facts("ReleaseBinding ns/second")).contains("Accepted: False/TieBrokenByName");
    }

    @Test
    @DisplayName(
            "BC-037: a grant that is revoked withdraws, and one that is given again restores, with no edit elsewhere")
    void aRevokedGrantWithdrawsAndANewOneRestores() {
        String grants = grant("sites/profiles", "Profile", "apps", "Target")
                + grant("sites/bindings", "ReleaseBinding", "apps", "Target");
        SettlingFleet fleet = SettlingFleet.of(version("apps/cv", "shop")
                + release("apps/r", "")
                + profile("apps/p", "r", "{}")
                + target("sites/t", "")
                + grants);
        assertThat(fleet.facts("ReleaseBinding apps/p-t-?????")).contains(ACCEPTED);

        fleet.delete("ReferenceGrant sites/bindings");
        assertThat(fleet.facts("ReleaseBinding apps/p-t-?????")).contains("Accepted: False/NotGranted");

        fleet.delete("ReferenceGrant sites/profiles");
        assertThat(fleet.names(SolarKinds.RELEASE_BINDING)).isEmpty();

        assertThat(fleet.apply(grants).facts("ReleaseBinding apps/p-t-?????")).contains(ACCEPTED);
    }

    @Test
    @DisplayName("BC-041: no anti-affinity repels nobody, and an empty one repels everybody")
    void noAntiAffinityRepelsNobodyAndAnEmptyOneEverybody() {
        String fleet = version("ns/cv", "shop")
                + version("ns/other", "opa")
                + target("ns/t", "")
                + object("Release", "ns/o", "", "componentVersionRef: {name: other}, priority: 1")
                + binding("ns/o", "{name: t}", "o")
                + binding("ns/r", "{name: t}", "r");

        assertThat(SettlingFleet.of(fleet + release("ns/r", "antiAffinity: null"))
                        .facts("ReleaseBinding ns/r"))
                .contains(ACCEPTED);
        assertThat(SettlingFleet.of(fleet + release("ns/r", "antiAffinity: {}")).facts("ReleaseBinding ns/r"))
                .contains("Accepted: False/AntiAffinity");
    }

    @Test
    @DisplayName(
            "BC-043: what one Profile lets go of leaves the bindings of another, and those of other targets, alone")
    void whatOneProfileLetsGoOfLeavesOthersAlone() {
        SettlingFleet fleet = SettlingFleet.of(version("ns/cv", "shop")
                        + release("ns/r", "")
                        + target("ns/t1", "ring: a")
                        + target("ns/t2", "ring: a")
                        + profile("ns/p", "r", "{matchLabels: {ring: a}}")
                        + profile("ns/q", "r", "{}"))
                .apply(target("ns/t1", "ring: b"));

        assertThat(fleet.names(SolarKinds.RELEASE_BINDING)).containsExactly("p-t2-?????", "q-t1-?????", "q-t2-?????");
    }

    @Test
    @DisplayName("BC-055: a Profile whose targets went first can be deleted")
    void aProfileWhoseTargetsWentFirstCanBeDeleted() {
        SettlingFleet fleet = SettlingFleet.of(version("apps/cv", "shop")
                        + release("apps/r", "")
                        + profile("apps/p", "r", "{}")
                        + target("sites/t", "")
                        + grant("sites/profiles", "Profile", "apps", "Target"))
                .delete("Target sites/t", "ReferenceGrant sites/profiles");

        assertThat(fleet.names(SolarKinds.RELEASE_BINDING)).isEmpty();
        assertThat(fleet.delete("Profile apps/p").facts("Profile apps/p")).isEmpty();
    }
}
