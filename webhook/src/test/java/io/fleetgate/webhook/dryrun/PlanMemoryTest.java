package io.fleetgate.webhook.dryrun;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.webhook.http.ProblemException;
import org.junit.jupiter.api.Test;

class PlanMemoryTest {
    private final PlanMemory memory = new PlanMemory(100);

    @Test
    void oneAloneMayHaveAllOfIt() {
        try (PlanMemory.Share share = memory.share()) {
            assertThat(share.tryTake(60)).isTrue();
            assertThat(share.tryTake(40)).isTrue();
        }
    }

    @Test
    void whatIsTooLargeByItselfIsNotWorthTryingAgain() {
        try (PlanMemory.Share share = memory.share()) {
            assertThat(share.tryTake(60)).isTrue();
            assertThat(share.tryTake(41)).isFalse();
        }
    }

    @Test
    void whatWouldFitWereItAloneIsRefusedForNow() {
        try (PlanMemory.Share first = memory.share();
                PlanMemory.Share second = memory.share()) {
            first.tryTake(60);

            assertThatThrownBy(() -> second.tryTake(41))
                    .isInstanceOfSatisfying(
                            ProblemException.class,
                            refused -> assertThat(refused.problem().code()).isEqualTo("Overloaded"));
            assertThat(second.tryTake(40)).isTrue();
        }
    }

    @Test
    void whatIsGivenBackIsThereForOthers() {
        try (PlanMemory.Share first = memory.share();
                PlanMemory.Share second = memory.share()) {
            first.tryTake(100);
            first.shrinkTo(10);
            assertThat(second.tryTake(90)).isTrue();
        }
        try (PlanMemory.Share third = memory.share()) {
            assertThat(third.tryTake(100)).isTrue();
        }
    }

    @Test
    void whoeverGoesOnAfterTheEndGetsNothing() {
        PlanMemory.Share late = memory.share();
        late.tryTake(50);
        late.close();

        assertThat(late.tryTake(1)).isFalse();
        try (PlanMemory.Share next = memory.share()) {
            assertThat(next.tryTake(100)).isTrue();
        }
    }
}
