package io.fleetgate.cluster.informer;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.watch.Listing;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An API server whose data was restored from a backup counts its resourceVersions from where it was then. */
class RestoredServerTest {
    private static final ObjectKey EDGE = new ObjectKey("sites", "edge-0");
    private static final ObjectKey LOST = new ObjectKey("sites", "edge-1");

    private final LiveSnapshot snapshot =
            new LiveSnapshot(Snapshot.empty(SolarKinds.ALL, List.of()), StoreListener.NONE);
    private final KnownObjects known = new KnownObjects(SolarKinds.TARGET, snapshot);
    private final StoredHistory backup = new StoredHistory(String::valueOf);
    private StoredObject stored;

    @BeforeEach
    void restore() {
        snapshot.settle(SolarKinds.TARGET, Completeness.COMPLETE);
        stored = backup.create(EDGE, true).object();
        StoredHistory lost = new StoredHistory(String::valueOf);
        lost.create(EDGE, true);
        for (int i = 0; i < 50; i++) {
            known.put(lost.update(stored, true).object());
        }
        known.observe(lost.create(LOST, true).object());

        known.listStarts();
        known.replaceBy(new Listing<>(backup.resourceVersion(backup.version()), Map.of(EDGE, stored)));
    }

    @Test
    void itsListIsBelievedThoughItIsTheOlderByItsVersions() {
        assertThat(targets()).containsExactly("uid-1 at 1");
        assertThat(known.untold()).isZero();
    }

    @Test
    void writesAfterItAreKnownAtOnce() {
        known.observe(backup.update(stored, true).object());

        assertThat(targets()).containsExactly("uid-1 at 2");
    }

    private List<String> targets() {
        return snapshot.current().list(SolarKinds.TARGET).stream()
                .map(target -> KnownLines.line(StoredObject.of(target)))
                .collect(Collectors.toList());
    }
}
