package io.fleetgate.bench.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.plan.TargetScope;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.rollout.binding.ProfileSelection;
import io.fleetgate.rollout.binding.SettledBinding;
import io.fleetgate.store.Snapshot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LargeFleetTest {
    private static final int TARGETS = 600;
    private static final Snapshot FLEET = LargeFleet.of(TARGETS);

    @Test
    void tenProfilesSelectEachTargetAndAreBound() {
        SettledFleet settled = new SettledFleet(FLEET, RolloutPolicy.DEFAULT);

        assertThat(FLEET.list(SolarKinds.PROFILE)).hasSize(LargeFleet.PROFILES);
        assertThat(FLEET.list(SolarKinds.TARGET)).hasSize(TARGETS).allSatisfy(target -> {
            assertThat(ProfileSelection.profiles(FLEET, target)).hasSize(LargeFleet.PROFILES_OF_EACH_TARGET);
            assertThat(settled.target(target.key()).bindings()).allMatch(SettledBinding.Kept.class::isInstance);
        });
    }

    @ParameterizedTest
    @EnumSource
    void aChangeReachesAsManyTargetsAsItSays(SingleChange change) {
        PlanTimes times = PlanTimes.measure(FLEET, change.proposals(), TargetScope.CHANGED, change.targets(), 1);

        assertThat(times.elapsed().shortest()).isPositive();
    }
}
