package io.fleetgate.operator.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** An API server gets so many writes at once, and so many in a second. */
class LimitsTest {

    @Test
    void noMoreWritesAreUnderWayThanMay() throws Exception {
        try (TestedGateway tested = new TestedGateway(new WriteLimits(3, 500))) {
            CountDownLatch release = new CountDownLatch(1);
            List<Future<Outcome>> outcomes = new ArrayList<>();
            for (int i = 0; i < 9; i++) {
                tested.server.answersAfter(release, 500, "");
            }
            for (int i = 0; i < 9; i++) {
                outcomes.add(tested.begin(Steps.create()));
            }

            tested.server.awaitRequests(3);
            assertThat(inFlight(tested)).isEqualTo(3);
            release.countDown();

            for (Future<Outcome> outcome : outcomes) {
                assertThat(outcome.get()).isEqualTo(new Outcome.Unknown("HTTP 500"));
            }
            assertThat(tested.server.mostAtOnce()).isLessThanOrEqualTo(3);
            assertThat(inFlight(tested)).isZero();
        }
    }

    @Test
    void afterABurstOfOneSecondsWorthWritesKeepTheirPace() throws Exception {
        try (TestedGateway tested = new TestedGateway(new WriteLimits(1, 10))) {
            write(tested, 10);
            assertThat(tested.waited()).isZero();

            write(tested, 5);
            assertThat(tested.waited()).isEqualTo(Duration.ofMillis(500));
            assertThat(tested.registry
                            .counter("fleetgate.operator.writes.throttled.seconds")
                            .count())
                    .isEqualTo(0.5);
        }
    }

    @Test
    void aRestEarnsNoMoreThanOneSecondsWorth() throws Exception {
        try (TestedGateway tested = new TestedGateway(new WriteLimits(1, 10))) {
            write(tested, 10);
            tested.time.pass(Duration.ofHours(1));

            write(tested, 11);

            assertThat(tested.waited()).isEqualTo(Duration.ofMillis(100));
        }
    }

    @Test
    void whoMayNotWriteDoesNotWaitForATurn() throws Exception {
        try (TestedGateway tested = new TestedGateway(new WriteLimits(1, 10))) {
            write(tested, 10);
            tested.left = Duration.ZERO;

            assertThat(tested.perform(Steps.create())).isEqualTo(new Outcome.NotLeading());

            assertThat(tested.waited()).isZero();
        }
    }

    @Test
    void whoLosesTheLeaveWhileWaitingForATurnSendsNothing() throws Exception {
        try (TestedGateway tested = new TestedGateway(new WriteLimits(1, 10))) {
            write(tested, 10);
            tested.closesWhenAsked(1);

            assertThat(tested.perform(Steps.create())).isEqualTo(new Outcome.NotLeading());

            assertThat(tested.waited()).isPositive();
            assertThat(tested.server.received()).hasSize(10);
        }
    }

    @Test
    void aForcedWriteIsOneMore() throws Exception {
        try (TestedGateway tested = new TestedGateway(new WriteLimits(1, 1))) {
            tested.server
                    .answers(
                            409,
                            Json.text(
                                    "{'kind': 'Status', 'details': {'causes': [{'reason': 'FieldManagerConflict'}]}}"))
                    .answers(500, "");

            tested.perform(Steps.setStatus());

            assertThat(tested.waited()).isEqualTo(Duration.ofSeconds(1));
        }
    }

    @Test
    void whoIsInterruptedGivesItsPlaceBack() throws Exception {
        try (TestedGateway tested = new TestedGateway(new WriteLimits(1, 500))) {
            tested.server.answersAfter(new CountDownLatch(1), 500, "").answers(500, "");
            CountDownLatch interrupted = new CountDownLatch(1);
            Thread writer = Thread.ofVirtual().start(() -> {
                try {
                    tested.perform(Steps.create());
                } catch (InterruptedException e) {
                    interrupted.countDown();
                }
            });
            tested.server.awaitRequests(1);

            writer.interrupt();

            interrupted.await();
            assertThat(tested.perform(Steps.create())).isEqualTo(new Outcome.Unknown("HTTP 500"));
        }
    }

    @Test
    void limitsThatAllowNothingAreABug() {
        assertThatThrownBy(() -> new WriteLimits(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new WriteLimits(1, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static void write(TestedGateway tested, int count) throws InterruptedException {
        for (int i = 0; i < count; i++) {
            tested.server.answers(500, "");
            tested.perform(Steps.create());
        }
    }

    private static double inFlight(TestedGateway tested) {
        return tested.registry
                .get("fleetgate.operator.writes.in.flight")
                .gauge()
                .value();
    }
}
