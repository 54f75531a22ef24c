package io.fleetgate.e2e.reconcile;

import static io.fleetgate.e2e.reconcile.Documents.componentVersion;
import static io.fleetgate.e2e.reconcile.Documents.profile;
import static io.fleetgate.e2e.reconcile.Documents.registry;
import static io.fleetgate.e2e.reconcile.Documents.release;
import static io.fleetgate.e2e.reconcile.Documents.target;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two replicas, of which the one that writes goes away in the middle of a thousand writes. */
@ExtendWith(InstallationExtension.class)
class TakeoverE2E {
    private static final int PROFILES = 10;
    private static final int TARGETS = 100;

    /** The lease duration and two retry periods. */
    private static final Duration LONGEST = Replicas.LEASE_DURATION.plus(Replicas.RETRY_PERIOD.multipliedBy(2));

    private static final Duration LONGEST_AFTER_SIGTERM = Duration.ofSeconds(2);

    private final Installation installation;
    private Replicas replicas;
    private Fleet fleet;

    TakeoverE2E(Installation installation) {
        this.installation = installation;
    }

    @BeforeEach
    void twoReplicasAndAHundredTargets() throws IOException, InterruptedException {
        replicas = new Replicas(installation);
        fleet = replicas.fleet();
        replicas.start();
        fleet.store(registry("charts"), componentVersion("web"), release("web"));
        for (var i = 0; i < TARGETS; i++) {
            fleet.store(target("t" + i, "prod"));
        }
        replicas.settle();
    }

    @AfterEach
    void end() {
        replicas.close();
    }

    @Test
    void afterTheLeaderIsKilledAnotherEndsInTheSameFleetAndOneThatIsAskedToStopIsFollowedAtOnce() throws Exception {
        storeProfiles();
        replicas.await(() -> fleet.names("releasebinding").size() > PROFILES * TARGETS / 4);
        replicas.killLeader();
        replicas.settle();

        assertThat(replicas.pauses())
                .singleElement()
                .satisfies(pause -> assertThat(pause).isLessThan(LONGEST));
        everythingIsBoundOnceAndAccepted();

        replicas.startOneMore();
        replicas.stopLeader();
        fleet.delete("profile/p0");
        replicas.settle();

        assertThat(replicas.handovers()).hasSize(2);
        assertThat(replicas.handovers().getLast()).isLessThan(LONGEST_AFTER_SIGTERM);
        assertThat(fleet.names("releasebinding")).hasSize((PROFILES - 1) * TARGETS);
    }

    @Test
    void aLeaderThatWasFrozenForLongerThanItsLeaseWritesNothingOnceAnotherHasBegun() throws Exception {
        storeProfiles();
        replicas.await(() -> fleet.names("releasebinding").size() > PROFILES * TARGETS / 4);
        replicas.freezeLeader();
        replicas.await(() -> fleet.names("releasebinding").size() > PROFILES * TARGETS / 2);
        replicas.thaw();
        replicas.settle();

        assertThat(replicas.pauses()).hasSize(1);
        everythingIsBoundOnceAndAccepted();
    }

    private void storeProfiles() throws IOException {
        for (var i = 0; i < PROFILES; i++) {
            fleet.store(profile("p" + i, "web", "{matchLabels: {env: prod}}"));
        }
    }

    private void everythingIsBoundOnceAndAccepted() {
        var bindings = fleet.stored("releasebinding");
        Set<String> pairs = new HashSet<>();
        for (var binding : bindings) {
            pairs.add(binding.at("/metadata/ownerReferences/0/uid").asText() + " "
                    + binding.at("/spec/targetRef/name").asText());
            assertThat(binding.at("/metadata/finalizers")).hasSize(1);
            assertThat(binding.at("/status/conditions/0/type").asText()).isEqualTo("Accepted");
        }
        Set<String> expected = new HashSet<>();
        for (var profile : fleet.stored("profile")) {
            assertThat(profile.at("/status/matchedTargets").asInt()).isEqualTo(TARGETS);
            for (var i = 0; i < TARGETS; i++) {
                expected.add(profile.at("/metadata/uid").asText() + " t" + i);
            }
        }
        assertThat(bindings).hasSize(PROFILES * TARGETS);
        assertThat(pairs).isEqualTo(expected);
    }
}
