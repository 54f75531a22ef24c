package io.fleetgate.rollout;

import static io.fleetgate.fixture.Fleet.key;
import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.target;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.rollout.binding.BindingName;
import io.fleetgate.rollout.binding.NameClaims;
import io.fleetgate.store.Allowance;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which stored bindings stay, where names, owners or finalizers are not what the operator would have written. */
class HeldBindingsTest {
    private static final String FLEET = profile("ns/p", "r", "{}") + target("ns/a", "");
    private static final String FINAL_NAME = "ns/" + BindingName.of(key("ns/p"), key("ns/a"), "r");

    @Test
    void nothingIsCreatedUnderANameThatAnotherTargetsBindingHas() {
        assertThat(bindings(FLEET)).containsExactly(FINAL_NAME);
        assertThat(bindings(FLEET + binding(FINAL_NAME, "{name: elsewhere}", "r")))
                .isEmpty();
    }

    @Test
    void aNameThatIsShortenedIsWaitedForToo() {
        String profile = "production-fleet-wide-security-baseline";
        String target = "edge-cluster-berlin-brandenburg-01";
        String fleet = profile("ns/" + profile, "r", "{}") + target("ns/" + target, "");
        String taken = "ns/" + BindingName.of(key("ns/" + profile), key("ns/" + target), "r");
        var blocking = Fleet.object(binding(taken, "{name: elsewhere}", "r"));

        assertThat(NameClaims.on(Fleet.of(fleet), SolarKinds.RELEASE_BINDING.cast(blocking), Allowance.UNLIMITED))
                .containsExactly(key("ns/" + target));
    }

    @Test
    void theFirstOfSeveralControllersOwnsABinding() {
        String owners = "ownerReferences: [{apiVersion: apps/v1, kind: Deployment, name: d, controller: true},"
                + " {apiVersion: solar.opendefense.cloud/v1alpha1, kind: Profile, name: gone, controller: true}]";
        String owned = object("ReleaseBinding", "ns/b", owners, "targetRef: {name: a}, releaseRef: {name: r}");

        assertThat(bindings(target("ns/a", "") + owned)).containsExactly("ns/b");
    }

    @Test
    void aFinalizerOfOurGroupThatTheOperatorDoesNotSetHolds() {
        assertThat(bindings(target("ns/a", "") + terminating("releasebinding-finalizer")))
                .isEmpty();
        assertThat(bindings(target("ns/a", "") + terminating("hold"))).containsExactly("ns/b");
        assertThat(bindings(target("ns/a", "") + terminating("profile-finalizer")))
                .containsExactly("ns/b");
    }

    private static String terminating(String finalizer) {
        return object(
                "ReleaseBinding",
                "ns/b",
                "deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: [solar.opendefense.cloud/" + finalizer + "]",
                "targetRef: {name: a}, releaseRef: {name: r}");
    }

    private static List<String> bindings(String fleet) {
        return new SettledFleet(Fleet.of(fleet), RolloutPolicy.DEFAULT)
                .target(key("ns/a")).bindings().stream()
                        .map(binding -> binding.key().toString())
                        .toList();
    }
}
