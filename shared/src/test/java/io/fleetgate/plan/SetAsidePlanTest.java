package io.fleetgate.plan;

import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static io.fleetgate.plan.Planned.PLANNER;
import static io.fleetgate.plan.Planned.TWO_VERSIONS;
import static io.fleetgate.plan.Planned.changes;
import static io.fleetgate.plan.Planned.problems;
import static io.fleetgate.plan.Planned.writes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.Kind;
import io.fleetgate.store.Snapshot;
import io.fleetgate.store.UndecidableException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Plans over a fleet in which something is stored that nobody can read. */
class SetAsidePlanTest {
    private static final String SECOND = profile("ns/p2", "v2", "{matchLabels: {ring: new}}");

    @ParameterizedTest
    @FieldSource("io.fleetgate.api.solar.SolarKinds#ALL")
    void inAnotherNamespaceItChangesNothing(Kind<?> kind) {
        Snapshot sound = Fleet.of(TWO_VERSIONS);
        Snapshot odd = with(sound, object(kind.name(), "elsewhere/odd", "", "").replace("spec: {}", "spec: none"));

        Plan plan = plan(odd, SECOND);

        Plan expected = plan(sound, SECOND);
        assertThat(changes(plan)).isEqualTo(changes(expected)).isNotEmpty();
        assertThat(writes(plan)).isEqualTo(writes(expected));
        assertThat(problems(plan)).isEqualTo(problems(expected));
    }

    @Test
    void whatMayDependOnItIsNotPlannedAndItIsNamed() {
        Snapshot odd = with(Fleet.of(TWO_VERSIONS), object("Profile", "ns/odd", "", "targetSelector: none"));

        assertThatThrownBy(() -> plan(odd, target("ns/a", "ring: old")))
                .isInstanceOfSatisfying(
                        UndecidableException.class,
                        undecided -> assertThat(undecided.fix()).isEqualTo("mend or delete that object"))
                .hasMessageStartingWith("Profile ns/odd is stored, but cannot be read: spec.targetSelector");
    }

    @Test
    void whatIsGrantedToItsNamespaceMayDependOnIt() {
        Snapshot odd = with(Fleet.of(TWO_VERSIONS), object("Profile", "far/odd", "", "targetSelector: none"));
        Snapshot granted = odd.with(Fleet.object(grant("ns/g", "Profile", "far", "Target")));

        assertThat(changes(plan(odd, SECOND))).isNotEmpty();
        assertThatThrownBy(() -> plan(granted, SECOND)).isInstanceOf(UndecidableException.class);
    }

    @Test
    void aNamespaceOfWhichAGrantCannotBeReadIsNotPlannedFor() {
        Snapshot odd = with(Fleet.of(TWO_VERSIONS), object("ReferenceGrant", "ns/odd", "", "from: none"));

        assertThatThrownBy(() -> plan(odd, SECOND)).hasMessageContaining("ReferenceGrant ns/odd");
    }

    @Test
    void aGrantIsWithdrawnWhateverThoseStoreWhoHadIt() {
        Snapshot odd = with(
                Fleet.of(TWO_VERSIONS
                        + grant("ns/g", "Profile", "far", "Target")
                        + grant("ns/b", "ReleaseBinding", "far", "Target")
                        + version("far/cv", "web")
                        + release("far/web", "")
                        + profile("far/p", "web", "{}")),
                object("Target", "far/odd", "", "userdata: {deep: true}"));

        Plan plan = PLANNER.plan(odd, List.of(Fleet.delete(SolarKinds.REFERENCE_GRANT, "ns/g")), TargetScope.CHANGED);

        assertThat(changes(plan)).containsExactly("ns/a LOSE", "ns/b LOSE");
    }

    private static Plan plan(Snapshot fleet, String change) {
        return PLANNER.plan(fleet, Fleet.apply(change), TargetScope.CHANGED);
    }

    private static Snapshot with(Snapshot fleet, String odd) {
        return fleet.withUnreadable(Fleet.unreadable(odd));
    }
}
