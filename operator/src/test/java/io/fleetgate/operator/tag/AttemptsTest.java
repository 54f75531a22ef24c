package io.fleetgate.operator.tag;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.operator.registry.TagAnswer;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Questions to registries that are asked while others go on deciding. */
class AttemptsTest {
    private static final Attempt WEB = Tried.attempt("fleet", "web", "registry");
    private static final Result DELETED = new Result.Asked(new TagAnswer.Deleted());

    private final CountDownLatch answered = new CountDownLatch(1);
    private final Semaphore asked = new Semaphore(0);
    private final BlockingQueue<ObjectKey> told = new LinkedBlockingQueue<>();

    @AutoClose
    private final Attempts attempts = new Attempts(this::ask, told::add);

    @Test
    void nobodyWaitsForARegistryAndWhoeverHasAskedIsToldOnceItAnswers() throws Exception {
        assertThat(attempts.join(WEB)).isEmpty();
        assertThat(attempts.join(WEB)).isEmpty();
        assertThat(attempts.isBeingDeleted(WEB.uid())).isTrue();

        answered.countDown();

        assertThat(told.poll(10, TimeUnit.SECONDS)).isEqualTo(WEB.artifact());
        assertThat(attempts.isBeingDeleted(WEB.uid())).isFalse();
        assertThat(attempts.join(WEB)).hasValue(DELETED);
        wasAsked(1);
        assertThat(asked.availablePermits()).isZero();
    }

    @Test
    void whoeverWaitsForATurnIsToldWhenItComes() throws Exception {
        for (int chart = 0; chart < 4; chart++) {
            assertThat(attempts.join(Tried.attempt("fleet", "chart-" + chart, "registry")))
                    .isEmpty();
        }
        assertThat(attempts.join(WEB)).isEmpty();
        assertThat(attempts.isBeingDeleted(WEB.uid())).isFalse();
        wasAsked(4);

        answered.countDown();

        ObjectKey next = told.poll(10, TimeUnit.SECONDS);
        while (!WEB.artifact().equals(next)) {
            assertThat(next).isNotNull();
            next = told.poll(10, TimeUnit.SECONDS);
        }
        assertThat(asked.availablePermits()).isZero();
        assertThat(attempts.join(WEB)).isEmpty();
        wasAsked(1);
        assertThat(told.poll(10, TimeUnit.SECONDS)).isNotNull();
    }

    @Test
    void anAnswerIsOfNoUseOnceSomethingElseIsAskedAboutTheSameArtifact() throws Exception {
        answered.countDown();
        Attempt look =
                new Attempt(Attempt.Purpose.LOOK, WEB.uid(), WEB.artifact(), WEB.tag(), WEB.registry(), WEB.secret());
        assertThat(attempts.join(WEB)).isEmpty();
        told.poll(10, TimeUnit.SECONDS);

        assertThat(attempts.join(look)).isEmpty();
        told.poll(10, TimeUnit.SECONDS);

        assertThat(attempts.join(WEB)).isEmpty();
        told.poll(10, TimeUnit.SECONDS);
        wasAsked(3);
    }

    @Test
    void whatNobodyAsksForAnyMoreIsNotWaitedFor() throws Exception {
        for (int chart = 0; chart < 4; chart++) {
            attempts.join(Tried.attempt("fleet", "chart-" + chart, "respelled"));
        }
        assertThat(attempts.join(Tried.attempt("fleet", "web", "respelled"))).isEmpty();
        assertThat(attempts.join(WEB)).isEmpty();
        wasAsked(5);

        answered.countDown();

        for (int answer = 0; answer < 5; answer++) {
            assertThat(told.poll(10, TimeUnit.SECONDS)).isNotNull();
        }
        assertThat(attempts.join(WEB)).hasValue(DELETED);
        assertThat(told).isEmpty();
    }

    @Test
    void aMistakeIsReportedAndTheNextTryIsANewOne() throws Exception {
        try (Attempts mistaken = new Attempts(
                _ -> {
                    throw new IllegalArgumentException("a mistake");
                },
                told::add)) {
            assertThat(mistaken.join(WEB)).isEmpty();
            told.poll(10, TimeUnit.SECONDS);

            assertThatThrownBy(() -> mistaken.join(WEB)).hasRootCauseMessage("a mistake");
            assertThat(mistaken.join(WEB)).isEmpty();
        }
    }

    private void wasAsked(int times) throws InterruptedException {
        assertThat(asked.tryAcquire(times, 10, TimeUnit.SECONDS)).isTrue();
    }

    private Result ask(Attempt attempt) throws InterruptedException {
        asked.release();
        answered.await();
        return DELETED;
    }
}
