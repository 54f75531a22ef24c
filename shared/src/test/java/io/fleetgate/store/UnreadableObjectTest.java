package io.fleetgate.store;

import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.target;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.Part;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is stored and cannot be read is unknown; nothing may be concluded from its absence. */
class UnreadableObjectTest {
    private static final Index<TargetSpec, String> BY_RING = Index.of(
            SolarKinds.TARGET,
            Part.METADATA,
            target -> List.copyOf(target.labels().values()));
    private static final ObjectKey ODD = Fleet.key("ns/odd");

    private final Snapshot snapshot = Snapshot.empty(SolarKinds.ALL, List.of(BY_RING))
            .with(Fleet.object(target("ns/a", "ring: x")))
            .with(Fleet.object(target("other/b", "ring: x")))
            .with(SolarKinds.TARGET, Completeness.COMPLETE)
            .withUnreadable(Fleet.unreadable(object("Target", "ns/odd", "labels: [a]", "")));

    @Test
    void lookingItUpIsUndecidableAndSaysWhy() {
        assertThatThrownBy(() -> snapshot.find(SolarKinds.TARGET, ODD))
                .isInstanceOfSatisfying(
                        UndecidableException.class, e -> assertThat(e.reason()).isEqualTo("ObjectUnreadable"))
                .hasMessage("Target ns/odd is stored, but cannot be read: "
                        + "metadata.labels: must be an object, but is a list");
    }

    @Test
    void everyListThatItMayBelongToIsUndecidable() {
        assertThatThrownBy(() -> snapshot.list(SolarKinds.TARGET)).isInstanceOf(UndecidableException.class);
        assertThatThrownBy(() -> snapshot.inNamespace(SolarKinds.TARGET, "ns"))
                .isInstanceOf(UndecidableException.class);
        assertThatThrownBy(() -> snapshot.lookup(BY_RING, "x").size()).isInstanceOf(UndecidableException.class);
    }

    @Test
    void otherKeysAndOtherNamespacesOfItsKindAreKnown() {
        assertThat(snapshot.find(SolarKinds.TARGET, Fleet.key("ns/a"))).isPresent();
        assertThat(snapshot.find(SolarKinds.TARGET, Fleet.key("ns/none"))).isEmpty();
        assertThat(snapshot.inNamespace(SolarKinds.TARGET, "other")).hasSize(1);
    }

    @Test
    void whoeverNeedsNothingOfItFindsItLikeAnyOther() {
        Snapshot places = snapshot.asking(Part.NOTHING);

        assertThat(places.find(SolarKinds.TARGET, ODD)).isPresent();
        assertThat(places.list(SolarKinds.TARGET).stream().map(FleetObject::key))
                .containsExactly(Fleet.key("ns/a"), ODD, Fleet.key("other/b"));
        assertThat(places.inNamespace(SolarKinds.TARGET, "ns")).hasSize(2);
        assertThatThrownBy(() -> snapshot.asking(Part.METADATA).find(SolarKinds.TARGET, ODD))
                .isInstanceOf(UndecidableException.class);
    }

    @Test
    void whoeverConcludesNothingFromWhatIsMissingDoesNotFindIt() {
        Snapshot readable = snapshot.readable();

        assertThat(readable.find(SolarKinds.TARGET, ODD)).isEmpty();
        assertThat(readable.list(SolarKinds.TARGET)).hasSize(2);
        assertThat(readable.inNamespace(SolarKinds.TARGET, "ns")).hasSize(1);
        assertThat(readable.lookup(BY_RING, "x")).hasSize(2);
    }

    @Test
    void itIsCountedApart() {
        assertThat(snapshot.size(SolarKinds.TARGET)).isEqualTo(2);
        assertThat(snapshot.unreadable(SolarKinds.TARGET)).containsOnlyKeys(ODD);
    }

    @Test
    void anObjectThatWasReadBeforeIsUnknownFromThenOn() {
        Snapshot broken = snapshot.withUnreadable(Fleet.unreadable(object("Target", "ns/a", "labels: [a]", "")));

        assertThat(broken.size(SolarKinds.TARGET)).isEqualTo(1);
        assertThatThrownBy(() -> broken.find(SolarKinds.TARGET, Fleet.key("ns/a")))
                .hasMessageContaining("Target ns/a");
        assertThat(snapshot.find(SolarKinds.TARGET, Fleet.key("ns/a"))).isPresent();
    }

    @Test
    void repairedOrDeletedItIsUnknownNoMore() {
        FleetObject<?> readable = Fleet.object(target("ns/odd", "ring: x"));

        assertThat(snapshot.with(readable).lookup(BY_RING, "x")).hasSize(3);
        assertThat(snapshot.without(SolarKinds.TARGET, ODD).list(SolarKinds.TARGET))
                .hasSize(2);
    }

    @Test
    void anOverlayThatReplacesItIsKnown() {
        Change repair = new Change.Create(Fleet.object(target("ns/odd", "")));

        assertThat(snapshot.with(ChangeSet.of(repair)).list(SolarKinds.TARGET)).hasSize(3);
        assertThatThrownBy(() -> snapshot.list(SolarKinds.TARGET)).isInstanceOf(UndecidableException.class);
    }
}
