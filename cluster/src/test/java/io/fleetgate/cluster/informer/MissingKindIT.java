package io.fleetgate.cluster.informer;

import static io.fleetgate.cluster.informer.WatchedFleet.await;
import static io.fleetgate.cluster.informer.WatchedFleet.target;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.watch.ScriptedKind;
import io.fleetgate.store.Completeness;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** CRDs that come late, or go, while the store runs. */
@Timeout(60)
class MissingKindIT {
    private static final Duration LONG = Duration.ofMinutes(1);

    private WatchedFleet fleet;

    @BeforeEach
    void start() throws Exception {
        fleet = new WatchedFleet();
    }

    @AfterEach
    void stop() {
        fleet.close();
    }

    @Test
    @DisplayName("BC-049: CRDs that are installed later are found, and nothing is known before")
    void crdsThatAreInstalledLaterAreFoundAndNothingIsKnownBefore() throws Exception {
        FleetStore store = fleet.connect(LONG);
        await(() -> store.missing().size() == SolarKinds.ALL.size()
                && store.missing().stream().allMatch(sentence -> sentence.contains("are the CRDs installed?")));
        assertThat(store.snapshot().completeness(SolarKinds.TARGET)).isEqualTo(Completeness.NOT_SYNCED);

        fleet.installed();
        store.awaitComplete();

        assertThat(store.missing()).isEmpty();
    }

    @Test
    @DisplayName("BC-049: the one kind that is missing is named, and the others are known")
    void theOneKindThatIsMissingIsNamedAndTheOthersAreKnown() throws Exception {
        fleet.installed();
        fleet.server.uninstall(SolarKinds.REFERENCE_GRANT);

        FleetStore store = fleet.connect(LONG);

        await(() -> fleet.isComplete(SolarKinds.TARGET)
                && store.missing().size() == 1
                && store.missing()
                        .getFirst()
                        .startsWith("ReferenceGrant: not read yet, the API server answered HTTP 404"));
    }

    @Test
    void aKindThatIsRemovedIsUnknownAtOnceAndKnownAgainOnceReinstalled() throws Exception {
        fleet.installed().put(target("edge", "x"));
        FleetStore store = fleet.follow(LONG);

        fleet.server.uninstall(SolarKinds.TARGET);
        await(() -> !store.missing().isEmpty());
        assertThat(store.missing())
                .singleElement()
                .asString()
                .contains("Target")
                .contains("are the CRDs installed?");
        assertThat(store.snapshot().completeness(SolarKinds.TARGET)).isInstanceOf(Completeness.ReadFailed.class);

        ScriptedKind again = fleet.server.install(SolarKinds.TARGET);
        again.put(target("other", "x"));
        fleet.awaitEqual(again);
        assertThat(store.missing()).isEmpty();
    }
}
