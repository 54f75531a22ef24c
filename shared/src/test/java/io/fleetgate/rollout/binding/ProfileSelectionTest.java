package io.fleetgate.rollout.binding;

import static io.fleetgate.fixture.Fleet.key;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.target;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.ProfileSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.Snapshot;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which targets a Profile selects and reaches, and that counting them is the same as collecting them. */
class ProfileSelectionTest {
    private static final Snapshot FLEET = Fleet.of(target("ns/a", "stage: prod, region: eu")
            + target("ns/b", "stage: prod, region: us")
            + target("ns/c", "stage: test, region: eu")
            + target("ns/d", "")
            + target("granted/a", "stage: prod")
            + target("closed/a", "stage: prod")
            + terminating("ns/held", "finalizers: [example.com/hold]")
            + terminating("ns/gone", "finalizers: [solar.opendefense.cloud/target-finalizer]")
            + grant("granted/g", "Profile", "ns", "Target"));

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            {}                                                                        | granted/a ns/a ns/b ns/c ns/d ns/held
            {matchLabels: {stage: prod}}                                              | granted/a ns/a ns/b ns/held
            {matchLabels: {stage: prod, region: eu}}                                  | ns/a
            {matchLabels: {stage: none}}                                              | -
            {matchExpressions: [{key: stage, operator: In, values: [prod, test]}]}    | granted/a ns/a ns/b ns/c ns/held
            {matchExpressions: [{key: stage, operator: NotIn, values: [prod]}]}       | ns/c ns/d
            {matchExpressions: [{key: region, operator: Exists}]}                     | ns/a ns/b ns/c
            {matchExpressions: [{key: region, operator: DoesNotExist}]}               | granted/a ns/d ns/held
            {matchExpressions: [{key: stage, operator: Bogus}]}                       | -
            """)
    void selectsWhatMatchesStaysAndIsGranted(String selector, String targets) {
        FleetObject<ProfileSpec> profile = SolarKinds.PROFILE.cast(Fleet.object(profile("ns/p", "r", selector)));

        assertThat(ProfileSelection.targets(FLEET, profile))
                .extracting(ObjectKey::toString)
                .containsExactly(targets == null ? new String[0] : targets.split(" "));
        assertThat(ProfileSelection.count(FLEET, profile))
                .isEqualTo(ProfileSelection.targets(FLEET, profile).size());
    }

    @Test
    void aTargetIsCountedUntilItWillBeGone() {
        FleetObject<ProfileSpec> profile =
                SolarKinds.PROFILE.cast(Fleet.object(profile("ns/p", "r", "{matchLabels: {stage: test}}")));
        FleetObject<?> target = FLEET.find(SolarKinds.TARGET, key("ns/c")).orElseThrow();

        List<Integer> counts = List.of(
                ProfileSelection.count(FLEET, profile),
                ProfileSelection.count(FLEET.with(target.terminating()), profile),
                ProfileSelection.count(FLEET.without(SolarKinds.TARGET, key("ns/c")), profile));

        assertThat(counts).containsExactly(1, 0, 0);
    }

    private static String terminating(String target, String finalizers) {
        return object(
                "Target",
                target,
                "deletionTimestamp: '2026-01-02T00:00:00Z', labels: {stage: prod}, " + finalizers,
                "renderRegistryRef: {name: registry}");
    }
}
