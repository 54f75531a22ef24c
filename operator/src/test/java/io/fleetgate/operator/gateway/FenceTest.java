package io.fleetgate.operator.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** No write is sent without leave, and none outlives it. */
class FenceTest {

    @Test
    void withoutLeaveNothingIsSent() throws Exception {
        try (TestedGateway tested = new TestedGateway()) {
            tested.left = Duration.ZERO;

            assertThat(tested.perform(Steps.create())).isEqualTo(new Outcome.NotLeading());

            tested.left = Duration.ofSeconds(-3);
            assertThat(tested.perform(Steps.delete())).isEqualTo(new Outcome.NotLeading());
            assertThat(tested.server.received()).isEmpty();
            assertThat(tested.observed).isEmpty();
        }
    }

    @Test
    void aWriteToAFrozenServerIsGivenUpWhenTheFenceIsReached() throws Exception {
        try (FrozenServer frozen = new FrozenServer();
                TestedGateway tested = new TestedGateway(TestedGateway.LIMITS, frozen.url())) {
            tested.left = Duration.ofMillis(400);
            long start = System.nanoTime();

            Outcome outcome = tested.perform(Steps.create());

            Duration took = Duration.ofNanos(System.nanoTime() - start);
            assertThat(outcome).isEqualTo(new Outcome.Unknown("no answer within 400 ms"));
            assertThat(took).isBetween(Duration.ofMillis(400), Duration.ofSeconds(5));
            assertThat(frozen.awaitGivenUp()).isTrue();
        }
    }

    @Test
    void theServerIsToldWhenToGiveUpItself() throws Exception {
        try (TestedGateway tested = new TestedGateway()) {
            tested.left = Duration.ofMillis(1234);
            tested.server.answers(500, "");

            tested.perform(Steps.create());

            assertThat(tested.server.received().getFirst().line()).endsWith("&timeout=1234ms");
        }
    }

    @Test
    void howeverLongTheFenceLeavesNoWriteTakesLongerThanTenSeconds() throws Exception {
        try (TestedGateway tested = new TestedGateway()) {
            tested.left = Duration.ofDays(1);
            tested.server.answers(500, "");

            tested.perform(Steps.create());

            assertThat(tested.server.received().getFirst().line()).endsWith("&timeout=10000ms");
        }
    }

    @Test
    void whoHasWaitedForAPlaceAsksTheFenceOnlyThen() throws Exception {
        try (TestedGateway tested = new TestedGateway(new WriteLimits(1, 500))) {
            CountDownLatch release = new CountDownLatch(1);
            tested.server.answersAfter(release, 500, "");
            Future<Outcome> first = tested.begin(Steps.create());
            tested.server.awaitRequests(1);
            Future<Outcome> second = tested.begin(Steps.create());

            tested.left = Duration.ZERO;
            release.countDown();

            assertThat(first.get()).isEqualTo(new Outcome.Unknown("HTTP 500"));
            assertThat(second.get()).isEqualTo(new Outcome.NotLeading());
        }
    }

    @Test
    void whatIsNotOnTheWayWhenTheFenceFallsIsNotSent() throws Exception {
        try (TestedGateway tested = new TestedGateway()) {
            tested.server.answers(201, Steps.stored("'uid': 'u1'"));
            tested.closesWhenAsked(2);

            assertThat(tested.perform(Steps.create())).isInstanceOf(Outcome.Unknown.class);

            assertThat(tested.server.received()).isEmpty();
            assertThat(tested.observed).isEmpty();
        }
    }

    @Test
    void aRequestIsNotSentAgainWhenItsTokenIsRefused() throws Exception {
        try (TestedGateway tested = new TestedGateway()) {
            tested.server.answers(401, "").answers(200, Steps.stored("'uid': 'u1'"));

            assertThat(tested.perform(Steps.create())).isEqualTo(new Outcome.Unknown("HTTP 401"));

            assertThat(tested.server.received()).hasSize(1);
        }
    }
}
