package io.fleetgate.grant;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GrantsTest {
    private static final String GROUP = "solar.opendefense.cloud";

    @ParameterizedTest(name = "G10, F11, BC-038: {0}")
    @CsvSource(delimiter = '|', textBlock = """
            the exact triple grants              | sites | {group: G, kind: Profile, namespace: apps}   | {group: G, kind: Target}   | true
            another namespace does not           | sites | {group: G, kind: Profile, namespace: other}  | {group: G, kind: Target}   | false
            another kind that refers does not    | sites | {group: G, kind: ReleaseBinding, namespace: apps} | {group: G, kind: Target} | false
            another kind referred to does not    | sites | {group: G, kind: Profile, namespace: apps}   | {group: G, kind: Registry} | false
            letter case counts                   | sites | {group: G, kind: profile, namespace: apps}   | {group: G, kind: Target}   | false
            another group does not               | sites | {group: '', kind: Profile, namespace: apps}  | {group: G, kind: Target}   | false
            a group with version does not        | sites | {group: G/v1alpha1, kind: Profile, namespace: apps} | {group: G, kind: Target} | false
            a wildcard is no wildcard            | sites | {group: G, kind: Profile, namespace: '*'}    | {group: G, kind: Target}   | false
            the referring side cannot grant      | apps  | {group: G, kind: Profile, namespace: apps}   | {group: G, kind: Target}   | false
            """)
    void permitsExactMatchesOnly(String rule, String namespace, String from, String to, boolean permitted) {
        Snapshot fleet = Fleet.of(grant(namespace + "/g", from, to));

        assertThat(permits(fleet)).as(rule).isEqualTo(permitted);
    }

    @Test
    void theNamespaceItselfNeedsNoGrant() {
        assertThat(Grants.permit(Fleet.empty(), SolarKinds.PROFILE, "apps", SolarKinds.TARGET, "apps"))
                .isTrue();
    }

    @Test
    void emptyListsGrantNothing() {
        assertThat(permits(Fleet.of(Yaml.object("ReferenceGrant", "sites/g", "", "from: [], to: []"))))
                .isFalse();
    }

    @Test
    void aDeletedGrantNoLongerPermits() {
        Snapshot fleet = Fleet.of(Yaml.grant("sites/g", "Profile", "apps", "Target"));
        Change delete = new Change.Delete(
                fleet.find(SolarKinds.REFERENCE_GRANT, Fleet.key("sites/g")).orElseThrow());

        assertThat(permits(fleet)).isTrue();
        assertThat(permits(fleet.with(ChangeSet.of(delete)))).isFalse();
    }

    @Test
    void aDeletedGrantThatSomebodyHoldsPermitsUntilItIsGone() {
        Snapshot fleet = Fleet.of(Yaml.object(
                "ReferenceGrant",
                "sites/g",
                "finalizers: [example.com/audit], deletionTimestamp: '2026-11-30T00:00:00Z'",
                "from: [{group: " + GROUP + ", kind: Profile, namespace: apps}], to: [{group: " + GROUP
                        + ", kind: Target}]"));

        assertThat(permits(fleet)).isTrue();
    }

    private static boolean permits(Snapshot fleet) {
        return Grants.permit(fleet, SolarKinds.PROFILE, "apps", SolarKinds.TARGET, "sites");
    }

    private static String grant(String key, String from, String to) {
        String spec = "from: [" + from + "], to: [" + to + "]";
        return Yaml.object("ReferenceGrant", key, "", spec.replace("group: G", "group: " + GROUP));
    }
}
