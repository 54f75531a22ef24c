package io.fleetgate.store;

import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.object.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class SnapshotTest {
    private static final Index<TargetSpec, String> BY_RING = Index.of(
            SolarKinds.TARGET,
            Part.METADATA,
            target -> List.copyOf(target.labels().values()));
    private static final String DELETED = "deletionTimestamp: '2026-01-01T00:00:00Z', ";

    @Test
    void aKindThatHasNotSyncedIsNotEmptyButUnknown() {
        Snapshot snapshot = Snapshot.empty(SolarKinds.ALL, List.of(BY_RING));

        assertThatThrownBy(() -> snapshot.list(SolarKinds.TARGET)).isInstanceOf(UndecidableException.class);
        assertThatThrownBy(() -> snapshot.find(SolarKinds.TARGET, Fleet.key("a/b")))
                .isInstanceOf(UndecidableException.class);
        assertThatThrownBy(() -> snapshot.inNamespace(SolarKinds.TARGET, "a")).isInstanceOf(UndecidableException.class);
        assertThatThrownBy(() -> snapshot.lookup(BY_RING, "x")).isInstanceOf(UndecidableException.class);
    }

    @Test
    void aFailedReadSaysWhatFailed() {
        Snapshot snapshot =
                Fleet.of(target("ns/a", "")).with(SolarKinds.TARGET, new Completeness.ReadFailed("connection refused"));

        assertThatThrownBy(() -> snapshot.list(SolarKinds.TARGET))
                .isInstanceOfSatisfying(
                        UndecidableException.class, e -> assertThat(e.reason()).isEqualTo("StoreReadFailed"))
                .hasMessageContaining("connection refused");
    }

    @Test
    void anOverlayLeavesTheBaseAsItWas() {
        Snapshot base = Fleet.of(target("ns/a", "ring: old") + target("ns/b", ""));
        FleetObject<?> before = base.find(SolarKinds.TARGET, Fleet.key("ns/a")).orElseThrow();
        FleetObject<?> after = Fleet.object(target("ns/a", "ring: new"));

        Snapshot overlay = base.with(new ChangeSet(List.of(
                new Change.Update(before, after),
                new Change.Create(Fleet.object(target("ns/c", ""))),
                new Change.Delete(
                        base.find(SolarKinds.TARGET, Fleet.key("ns/b")).orElseThrow()))));

        assertThat(keys(base)).containsExactly("ns/a", "ns/b");
        assertThat(base.find(SolarKinds.TARGET, Fleet.key("ns/a")).orElseThrow().labels())
                .containsEntry("ring", "old");
        assertThat(keys(overlay)).containsExactly("ns/a", "ns/c");
        assertThat(overlay.find(SolarKinds.TARGET, Fleet.key("ns/a"))
                        .orElseThrow()
                        .labels())
                .containsEntry("ring", "new");
    }

    @Test
    void whatIsBeingDeletedIsThereForAsLongAsItHasAFinalizer() {
        Snapshot held = Fleet.of(Yaml.object("Target", "ns/a", DELETED + "finalizers: [a.b/c]", ""));
        FleetObject<?> stored = held.find(SolarKinds.TARGET, Fleet.key("ns/a")).orElseThrow();
        FleetObject<?> released = stored.withFinalizers(List.of());

        assertThat(keys(held)).containsExactly("ns/a");
        assertThat(keys(held.with(ChangeSet.of(new Change.Update(stored, released)))))
                .isEmpty();
        assertThat(keys(held.with(released))).isEmpty();
        assertThat(keys(Fleet.of(Yaml.object("Target", "ns/a", DELETED + "finalizers: []", ""))))
                .as("whatever a file says of it")
                .isEmpty();
    }

    @Test
    void twoChangesOfOneObjectAreNoChangeSet() {
        Change create = new Change.Create(Fleet.object(target("ns/a", "")));

        assertThatThrownBy(() -> ChangeSet.of(create, create)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void indexesFollowEveryChangeAsAPlainScanWould() {
        Random random = new Random(5);
        Snapshot snapshot =
                Snapshot.empty(SolarKinds.ALL, List.of(BY_RING)).with(SolarKinds.TARGET, Completeness.COMPLETE);
        TreeMap<ObjectKey, String> model = new TreeMap<>();
        for (int step = 0; step < 3_000; step++) {
            ObjectKey key = new ObjectKey(random.nextBoolean() ? "a" : "a-b", "t" + random.nextInt(20));
            String ring = "r" + random.nextInt(4);
            if (random.nextInt(3) == 0) {
                snapshot = snapshot.without(SolarKinds.TARGET, key);
                model.remove(key);
            } else {
                snapshot = snapshot.with(Fleet.object(target(key.toString(), "ring: " + ring)));
                model.put(key, ring);
            }

            assertThat(snapshot.lookup(BY_RING, ring).stream().map(FleetObject::key))
                    .containsExactlyElementsOf(keysWith(model, ring));
            assertThat(snapshot.inNamespace(SolarKinds.TARGET, "a").stream().map(FleetObject::key))
                    .containsExactlyElementsOf(model.keySet().stream()
                            .filter(k -> k.namespace().equals("a"))
                            .toList());
        }
    }

    @Test
    void keysSortByTheBytesOfNamespaceAndName() {
        Snapshot snapshot = Fleet.of(release("a/x", "") + release("a-b/x", "") + release("a/b", ""));

        assertThat(snapshot.list(SolarKinds.RELEASE).stream()
                        .map(object -> object.key().toString()))
                .containsExactly("a-b/x", "a/b", "a/x");
    }

    private static List<ObjectKey> keysWith(SortedMap<ObjectKey, String> model, String ring) {
        List<ObjectKey> keys = new ArrayList<>();
        model.forEach((key, value) -> {
            if (value.equals(ring)) {
                keys.add(key);
            }
        });
        return keys;
    }

    private static List<String> keys(Snapshot snapshot) {
        return snapshot.list(SolarKinds.TARGET).stream()
                .map(object -> object.key().toString())
                .toList();
    }

    @Test
    void objectsWithoutNamespaceAreApartFromThoseThatReadTheSame() {
        ObjectNode document = JsonNodeFactory.instance.objectNode();
        document.putObject("metadata").put("name", "ns/a");
        Snapshot snapshot = Fleet.of(Yaml.target("ns/a", "")).with(FleetObject.read(SolarKinds.TARGET, document));

        assertThat(snapshot.list(SolarKinds.TARGET)).hasSize(2);
        assertThat(snapshot.inNamespace(SolarKinds.TARGET, "ns")).hasSize(1);
        assertThat(snapshot.inNamespace(SolarKinds.TARGET, "")).hasSize(1);
    }
}
