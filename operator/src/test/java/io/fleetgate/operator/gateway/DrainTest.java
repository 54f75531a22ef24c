package io.fleetgate.operator.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Before the process ends, what was sent is finished and nothing new begins. */
class DrainTest {
    private static final Duration LONG = Duration.ofSeconds(20);

    private final CountDownLatch release = new CountDownLatch(1);

    @AutoClose
    private final TestedGateway tested = new TestedGateway();

    DrainTest() throws IOException {}

    @Test
    void theWriteInHandIsFinishedAndObserved() throws Exception {
        tested.server.answersAfter(release, 201, Steps.stored("'uid': 'u1'"));
        Future<Outcome> inHand = tested.begin(Steps.create());
        tested.server.awaitRequests(1);

        release.countDown();

        assertThat(tested.gateway.drain(LONG)).isTrue();
        assertThat(tested.observed).containsExactly("stored ReleaseBinding u1 42");
        assertThat(inHand.get()).isInstanceOf(Outcome.Written.class);
    }

    @Test
    void aWriteThatTakesTooLongIsNotWaitedForAnyLonger() throws Exception {
        tested.server.answersAfter(release, 201, Steps.stored("'uid': 'u1'"));
        Future<Outcome> inHand = tested.begin(Steps.create());
        tested.server.awaitRequests(1);

        assertThat(tested.gateway.drain(Duration.ofMillis(50))).isFalse();

        release.countDown();
        assertThat(inHand.get()).isInstanceOf(Outcome.Written.class);
    }

    @Test
    void nothingNewBegins() throws Exception {
        assertThat(tested.gateway.drain(LONG)).isTrue();

        assertThat(tested.perform(Steps.create())).isEqualTo(new Outcome.NotLeading());

        assertThat(tested.server.received()).isEmpty();
    }

    @Test
    void itMayBeAskedForTwice() throws Exception {
        assertThat(tested.gateway.drain(LONG)).isTrue();
        assertThat(tested.gateway.drain(LONG)).isTrue();
    }
}
