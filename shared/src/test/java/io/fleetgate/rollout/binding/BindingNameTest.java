package io.fleetgate.rollout.binding;

import static io.fleetgate.fixture.Fleet.key;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.object.ObjectKey;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class BindingNameTest {

    @Test
    void readsAsProfileAndTarget() {
        assertThat(BindingName.of(key("fleet/prod-eu"), key("fleet/edge-berlin-01"), "r"))
                .matches("prod-eu-edge-berlin-01-[bcdfghjklmnpqrstvwxz2456789]{5}");
    }

    @Test
    @DisplayName("P13, F12: a long pair fits, and ends in its published hash")
    void aLongPairEndsInItsPublishedHash() {
        String name = BindingName.of(
                key("fleet/production-fleet-wide-security-baseline"),
                key("fleet/edge-cluster-berlin-brandenburg-01"),
                "r");

        assertThat(name)
                .startsWith("production-fleet-wide-security-baseline-edge-clu-550474be-")
                .hasSize(63);
    }

    @Test
    @DisplayName("L3: is the same every time")
    void isTheSameEveryTime() {
        assertThat(BindingName.of(key("a/p"), key("b/t"), "r")).isEqualTo(BindingName.of(key("a/p"), key("b/t"), "r"));
    }

    @Test
    void differsByNamespaceOfTheTargetAndByRelease() {
        ObjectKey profile = key("a/p");

        assertThat(BindingName.of(profile, key("b/t"), "r"))
                .isNotEqualTo(BindingName.of(profile, key("c/t"), "r"))
                .isNotEqualTo(BindingName.of(profile, key("b/t"), "r2"));
    }

    @Test
    @DisplayName("BC-046: names that join alike stay apart, and long ones fit")
    void namesThatJoinAlikeStayApart() {
        assertThat(BindingName.of(key("n/a-b"), key("n/c"), "r"))
                .isNotEqualTo(BindingName.of(key("n/a"), key("n/b-c"), "r"));
        assertThat(BindingName.of(key("n".repeat(40) + "/" + "p".repeat(40)), key("n/" + "t".repeat(40)), "r"))
                .hasSizeLessThanOrEqualTo(63);
    }
}
