package io.fleetgate.cases;

import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.SettlingFleet;
import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mistakes that other systems made about which targets a selector selects. */
class SelectionBugCasesTest {
    private static final String RELEASE = version("ns/cv", "kyverno") + release("ns/r", "");

    @ParameterizedTest(name = "BC-028: spec {0} selects every target, whatever its labels are")
    @CsvSource(delimiter = '|', textBlock = """
            releaseRef: {name: r}
            releaseRef: {name: r}, targetSelector: null
            releaseRef: {name: r}, targetSelector: {}
            releaseRef: {name: r}, targetSelector: {matchLabels: {}, matchExpressions: []}
            releaseRef: {name: r}, targetSelector: {matchLabels: null, matchExpressions: null}
            """)
    void whatNarrowsNothingSelectsEverything(String spec) {
        SettlingFleet fleet = SettlingFleet.of(RELEASE
                + target("ns/t1", "ring: canary")
                + object("Target", "ns/t2", "", "")
                + object("Target", "ns/t3", "labels: null", "")
                + object("Profile", "ns/p", "", spec));

        assertThat(fleet.names(SolarKinds.RELEASE_BINDING)).containsExactly("p-t1-?????", "p-t2-?????", "p-t3-?????");
    }

    @ParameterizedTest(name = "BC-029, BC-031: {0} selects {1}")
    @CsvSource(delimiter = '|', textBlock = """
            {key: ring, operator: NotIn, values: [prod]}                          | dev none null empty
            {key: ring, operator: DoesNotExist}                                   | none null
            {key: ring, operator: NotIn, values: [prod]}, {key: ring, operator: Exists} | dev empty
            {key: ring, operator: In, values: ['']}                               | empty
            """)
    void anAbsentLabelIsNoEmptyOne(String expressions, String selected) {
        SettlingFleet fleet = SettlingFleet.of(RELEASE
                + target("ns/prod", "ring: prod")
                + target("ns/dev", "ring: dev")
                + target("ns/none", "")
                + object("Target", "ns/null", "labels: null", "").replace("name: null", "name: 'null'")
                + target("ns/empty", "team: alpha, ring: ")
                + profile("ns/p", "r", "{matchExpressions: [" + expressions + "]}"));

        assertThat(fleet.names(SolarKinds.RELEASE_BINDING))
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(selected.split(" "))
                        .map(name -> "p-" + name + "-?????")
                        .toList());
    }

    @Test
    @DisplayName("BC-032: two selectors overlap where both match, and nowhere else")
    void twoSelectorsOverlapWhereBothMatch() {
        SettlingFleet fleet = SettlingFleet.of(
                RELEASE
                        + target("ns/t1", "")
                        + target("ns/t2", "tier: frontend")
                        + profile("ns/p1", "r", "{matchExpressions: [{key: tier, operator: DoesNotExist}]}")
                        + profile("ns/p2", "r", "{matchExpressions: [{key: tier, operator: NotIn, values: [backend]}]}")
                        + profile(
                                "ns/p3",
                                "r",
                                "{matchExpressions: [{key: tier, operator: In, values: [a]}, {key: tier, operator: NotIn, values: [a]}]}"));

        assertThat(fleet.facts("ReleaseBinding ns/p1-t1-?????")).contains("Accepted: True/Accepted");
        assertThat(fleet.facts("ReleaseBinding ns/p2-t1-?????")).contains("Accepted: False/TieBrokenByName");
        assertThat(fleet.facts("ReleaseBinding ns/p2-t2-?????")).contains("Accepted: True/Accepted");
        assertThat(fleet.facts("Profile ns/p3"))
                .contains("Accepted: True/Accepted")
                .doesNotContain("matchedTargets");
    }

    @Test
    @DisplayName("BC-040: a label alone moves a target from one Profile to another")
    void aLabelAloneMovesATarget() {
        SettlingFleet fleet = SettlingFleet.of(RELEASE
                        + target("ns/t", "ring: canary")
                        + profile("ns/canary", "r", "{matchLabels: {ring: canary}}")
                        + profile("ns/prod", "r", "{matchLabels: {ring: prod}}"))
                .apply(target("ns/t", "ring: prod"));

        assertThat(fleet.names(SolarKinds.RELEASE_BINDING)).containsExactly("prod-t-?????");
    }
}
