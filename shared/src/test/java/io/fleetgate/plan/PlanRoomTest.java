package io.fleetgate.plan;

import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.plan.Planned.PLANNER;
import static io.fleetgate.plan.Planned.TWO_VERSIONS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.fixture.Fleet;
import io.fleetgate.store.Allowance;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How much room a plan asks for, and when. */
class PlanRoomTest {
    @Test
    void aPlanThatIsLargerThanTheRoomForItIsRefused() {
        List<Proposal> all = Fleet.apply(profile("ns/p2", "v2", "{}"));
        long needed = needed(all);

        assertThatThrownBy(() -> planned(all, needed - 1))
                .isInstanceOf(PlanTooLargeException.class)
                .hasMessageContaining("about 2 targets");
        assertThat(planned(all, needed).targets()).hasSize(2);
    }

    @Test
    void aPlanAboutTargetsForWhichThereIsNoRoomIsRefusedBeforeAnyIsWorkedOut() {
        List<Proposal> all = Fleet.apply(profile("ns/p2", "v2", "{}"));
        List<Long> taken = new ArrayList<>();

        assertThatThrownBy(() -> planned(all, bytes -> !taken.add(bytes))).isInstanceOf(PlanTooLargeException.class);
        assertThat(taken).hasSize(1);
    }

    @Test
    void aPlanThatWritesMoreNeedsMoreRoom() {
        List<Proposal> one = Fleet.apply(profile("ns/p2", "v2", "{matchLabels: {ring: new}}"));
        List<Proposal> all = Fleet.apply(profile("ns/p2", "v2", "{}"));

        assertThat(needed(one)).isPositive().isLessThan(needed(all));
    }

    @Test
    void moreRoomIsTakenWhereMoreIsWrittenThanUsual() {
        String versions = IntStream.range(0, 20)
                .mapToObj(i -> release("ns/r" + i, "uniqueName: n" + i) + profile("ns/p" + i, "r" + i, "{}"))
                .collect(Collectors.joining());
        List<Long> taken = new ArrayList<>();

        PLANNER.plan(
                Fleet.of(TWO_VERSIONS), Fleet.apply(versions), TargetScope.CHANGED, Allowance.UNLIMITED, taken::add);

        assertThat(taken).hasSizeGreaterThan(1);
    }

    private static long needed(List<Proposal> proposals) {
        AtomicLong taken = new AtomicLong();
        planned(proposals, bytes -> taken.addAndGet(bytes) > 0);
        return taken.get();
    }

    private static Plan planned(List<Proposal> proposals, long bytes) {
        AtomicLong left = new AtomicLong(bytes);
        return planned(proposals, more -> left.addAndGet(-more) >= 0);
    }

    private static Plan planned(List<Proposal> proposals, Room room) {
        return PLANNER.plan(Fleet.of(TWO_VERSIONS), proposals, TargetScope.CHANGED, Allowance.UNLIMITED, room);
    }
}
