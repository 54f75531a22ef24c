package io.fleetgate.settlement.reach;

import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.ownedBinding;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.target;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectId;
import io.fleetgate.rollout.binding.BindingName;
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

    @Test
    void aBindingReachesTheTargetWhoseNameItsRivalHas() {
        String nameForA = BindingName.of(Fleet.key("ns/p"), Fleet.key("ns/a"), "r");
        String nameForB = BindingName.of(Fleet.key("ns/p"), Fleet.key("ns/b"), "r");
        Snapshot before = Fleet.of(profile("ns/p", "r", "{}")
                + target("ns/a", "")
                + target("ns/b", "")
                + ownedBinding("ns/" + nameForA, "p", "{name: a}", "r")
                + ownedBinding("ns/" + nameForB, "p", "{name: a}", "r"));
        FleetObject<?> binding = before.find(SolarKinds.RELEASE_BINDING, Fleet.key("ns/" + nameForA))
                .orElseThrow();

        Reach reach = Reach.of(
                before,
                ChangeSet.of(new Change.Delete(binding)),
                before.without(SolarKinds.RELEASE_BINDING, binding.key()),
                Allowance.UNLIMITED);

        assertThat(reach.targets()).containsExactly(Fleet.key("ns/a"), Fleet.key("ns/b"));
    }

    @Test
    void aRegistryReachesWhatIsAtItsHostAndNamesNoRegistry() {
        String chart = "repository: r, tag: t, renderTaskRef: x";
        Snapshot before =
                Fleet.of(object("RenderArtifact", "ns/there", "", "baseURL: 'oci://Deploy.example.com/', " + chart)
                        + object("RenderArtifact", "ns/elsewhere", "", "baseURL: other.example.com, " + chart)
                        + object("RenderArtifact", "other/there", "", "baseURL: deploy.example.com, " + chart));
        FleetObject<?> registry = Fleet.object(object("Registry", "ns/deploy", "", "hostname: deploy.example.com"));

        Reach reach =
                Reach.of(before, ChangeSet.of(new Change.Create(registry)), before.with(registry), Allowance.UNLIMITED);

        assertThat(reach.objects())
                .containsExactly(
                        new ObjectId(SolarKinds.REGISTRY, Fleet.key("ns/deploy")),
                        new ObjectId(SolarKinds.RENDER_ARTIFACT, Fleet.key("ns/there")));
    }
}
