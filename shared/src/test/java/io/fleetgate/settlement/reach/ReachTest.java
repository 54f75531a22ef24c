package io.fleetgate.settlement.reach;

import static io.fleetgate.fixture.Yaml.ownedBinding;
import static io.fleetgate.fixture.Yaml.profile;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectId;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import org.junit.jupiter.api.Test;

class ReachTest {
    @Test
    void bindingReachesTheReleaseOfItsProfileThoughItIsOfAnother() {
        Snapshot before =
                Fleet.of(profile("ns/p", "profiles", "{}") + ownedBinding("ns/b", "p", "{name: t}", "bindings"));
        FleetObject<?> binding =
                before.find(SolarKinds.RELEASE_BINDING, Fleet.key("ns/b")).orElseThrow();

        Reach reach = Reach.of(
                before,
                ChangeSet.of(new Change.Delete(binding)),
                before.without(SolarKinds.RELEASE_BINDING, binding.key()),
                Allowance.UNLIMITED);

        assertThat(reach.objects())
                .contains(
                        new ObjectId(SolarKinds.RELEASE, Fleet.key("ns/bindings")),
                        new ObjectId(SolarKinds.RELEASE, Fleet.key("ns/profiles")));
    }
}
