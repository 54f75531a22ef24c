package io.fleetgate.operator.events;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.object.FleetObject;
import java.util.List;
import org.junit.jupiter.api.Test;

class FlipsTest {
    private static final FleetObject<?> BERLIN = ToldFleet.stored(SolarKinds.TARGET, "berlin");
    private static final FleetObject<?> NEW_BINDING = ToldFleet.stored(SolarKinds.RELEASE_BINDING, "base-oslo");

    @Test
    void aConditionThatFlipsIsToldUnderItsReason() {
        assertThat(flips(BERLIN, "{type: ReleasesRendered, status: 'True', reason: AllRendered, message: all done}"))
                .containsExactly("Target berlin uid-of-berlin NORMAL AllRendered/ReleasesRendered: all done");
        assertThat(flips(BERLIN, "{type: ReleasesRendered, status: 'False', reason: ReleaseFailed, message: of a}"))
                .containsExactly("Target berlin uid-of-berlin WARNING ReleaseFailed/ReleasesRendered: of a");
    }

    @Test
    void whatPassesByItselfIsNoWarning() {
        assertThat(flips(BERLIN, "{type: ReleasesRendered, status: 'False', reason: Pending, message: a}"))
                .containsExactly("Target berlin uid-of-berlin NORMAL Pending/ReleasesRendered: a");
        assertThat(flips(BERLIN, "{type: ReleasesResolved, status: 'False', reason: NoReleaseBindings, message: none}"))
                .containsExactly("Target berlin uid-of-berlin NORMAL NoReleaseBindings/ReleasesResolved: none");
    }

    @Test
    void aConditionWithoutAMessageIsToldByItsStatus() {
        assertThat(flips(BERLIN, "{type: ReleasesRendered, status: 'True', reason: AllRendered}"))
                .containsExactly(
                        "Target berlin uid-of-berlin NORMAL AllRendered/ReleasesRendered: ReleasesRendered is True");
    }

    @Test
    void aConditionThatStandsIsNotToldOf() {
        assertThat(flips(
                        BERLIN,
                        "{type: RegistryResolved, status: 'True', reason: Resolved,"
                                + " lastTransitionTime: '2026-11-30T12:00:00Z'}"))
                .isEmpty();
    }

    @Test
    void allThatFlipTogetherAreToldOf() {
        assertThat(flips(BERLIN, "{type: A, status: 'True', reason: Fine}, {type: B, status: 'False', reason: Broken}"))
                .hasSize(2);
        assertThat(flips(BERLIN, "")).isEmpty();
    }

    @Test
    void aBlockedDeletionIsToldUnderItsTypeWhateverTheReason() {
        assertThat(flips(BERLIN, "{type: DeletionBlocked, status: 'True', reason: HeldByFinalizer, message: by a}"))
                .containsExactly("Target berlin uid-of-berlin WARNING DeletionBlocked/Delete: HeldByFinalizer: by a");
    }

    @Test
    void ofANewBindingOnlyItsRejectionIsToldOf() {
        assertThat(flips(NEW_BINDING, "{type: Accepted, status: 'True', reason: Accepted, message: why}"))
                .isEmpty();
        assertThat(flips(NEW_BINDING, "{type: Accepted, status: 'False', reason: LowerPriority, message: why}"))
                .containsExactly("ReleaseBinding base-oslo  WARNING LowerPriority/Accepted: why");
    }

    @Test
    void aBindingThatIsAcceptedAfterARejectionIsToldOf() {
        FleetObject<?> rejected = Fleet.object(Yaml.binding("fleet/b", "{name: oslo}", "a")
                + "status: {conditions: [{type: Accepted, status: 'False', reason: LowerPriority}]}\n");

        assertThat(flips(rejected, "{type: Accepted, status: 'True', reason: Accepted, message: why}"))
                .containsExactly("ReleaseBinding b  NORMAL Accepted/Accepted: why");
    }

    private static List<String> flips(FleetObject<?> object, String conditions) {
        FleetObject<?> written = Fleet.object(
                Yaml.object("Target", "fleet/any", "", "") + "status: {conditions: [" + conditions + "]}\n");
        return Flips.of(object, written.status()).map(ToldFleet::line).toList();
    }
}
