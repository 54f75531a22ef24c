package io.fleetgate.operator.queue;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.operator.time.HandMovedNanos;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WorkQueueTest {
    private final HandMovedNanos time = new HandMovedNanos();
    private final WorkQueue<String> queue = new WorkQueue<>(time);

    @BeforeEach
    void open() {
        queue.open();
    }

    @Test
    void itemsAreTakenInTheOrderInWhichTheyCame() throws InterruptedException {
        queue.addAll(List.of("b", "a"));
        queue.add("c");

        assertThat(take()).isEqualTo("b");
        assertThat(take()).isEqualTo("a");
        assertThat(take()).isEqualTo("c");
    }

    @Test
    void anItemThatWaitsIsNotAddedAgain() {
        queue.add("a");
        queue.add("a");
        queue.addAll(List.of("a", "b"));

        assertThat(queue.depth()).isEqualTo(new QueueDepth(2, 0, 0));
    }

    @Test
    void anItemThatIsWorkedOnWaitsUntilThatIsDone() throws InterruptedException {
        queue.add("a");
        String first = take();

        queue.addAll(List.of("a", "b"));

        assertThat(take()).isEqualTo("b");
        assertThat(queue.depth()).as("a waits, though nobody can take it").isEqualTo(new QueueDepth(1, 2, 0));

        queue.done(first);

        assertThat(take()).isEqualTo("a");
    }

    @Test
    void anItemThatNothingHappenedToIsDoneForGood() throws InterruptedException {
        queue.add("a");

        queue.done(take());

        assertThat(queue.depth().isEmpty()).isTrue();
    }

    @Test
    void anItemThatIsPutOffIsTakenWhenItsTimeHasCome() throws InterruptedException {
        queue.addAfter("a", Duration.ofSeconds(5));
        queue.add("b");

        assertThat(take()).isEqualTo("b");
        assertThat(queue.depth()).isEqualTo(new QueueDepth(0, 1, 1));

        time.pass(Duration.ofSeconds(5));

        assertThat(take()).isEqualTo("a");
    }

    @Test
    void theEarlierOfTwoMomentsCounts() throws InterruptedException {
        queue.addAfter("a", Duration.ofSeconds(9));
        queue.addAfter("a", Duration.ofSeconds(1));
        queue.addAfter("a", Duration.ofSeconds(5));

        time.pass(Duration.ofSeconds(1));

        assertThat(take()).isEqualTo("a");
        assertThat(queue.depth()).as("nothing is left of the later moments").isEqualTo(new QueueDepth(0, 1, 0));
    }

    @Test
    void whatIsPutOffInDifferentWaysComesInTheOrderOfTime() throws InterruptedException {
        queue.addAfter("late", Duration.ofSeconds(3));
        queue.addAfter("early", Duration.ofSeconds(2));

        time.pass(Duration.ofSeconds(3));

        assertThat(take()).isEqualTo("early");
        assertThat(take()).isEqualTo("late");
    }

    @Test
    void somethingThatHappensEndsAPutOff() throws InterruptedException {
        queue.addAfter("a", Duration.ofMinutes(5));

        queue.add("a");

        assertThat(take()).isEqualTo("a");
        assertThat(queue.depth()).isEqualTo(new QueueDepth(0, 1, 0));
    }

    @Test
    void whatWaitsForNowIsNotPutOff() {
        queue.add("a");

        queue.addAfter("a", Duration.ofMinutes(5));

        assertThat(queue.depth()).isEqualTo(new QueueDepth(1, 0, 0));
    }

    @Test
    void whatIsWorkedOnCanBePutOff() throws InterruptedException {
        queue.add("a");
        String item = take();

        queue.addAfter(item, Duration.ofSeconds(1));
        queue.done(item);

        assertThat(queue.depth()).isEqualTo(new QueueDepth(0, 0, 1));
    }

    @Test
    void whatComesDueWhileItIsWorkedOnWaitsUntilThatIsDone() throws InterruptedException {
        queue.add("a");
        String item = take();
        queue.addAfter(item, Duration.ofSeconds(1));
        time.pass(Duration.ofSeconds(1));
        queue.add("b");

        assertThat(take()).isEqualTo("b");

        queue.done(item);

        assertThat(take()).isEqualTo("a");
    }

    @Test
    void whatWaitsIsForgottenWhenItIsShutAndWhatIsWorkedOnIsFinished() throws InterruptedException {
        queue.add("active");
        String active = take();
        queue.addAll(List.of("active", "ready"));
        queue.addAfter("later", Duration.ofSeconds(1));

        queue.shut();

        assertThat(queue.depth()).isEqualTo(new QueueDepth(0, 1, 0));

        queue.done(active);

        assertThat(queue.depth().isEmpty()).isTrue();
    }

    @Test
    void whileItIsShutNothingIsKept() throws InterruptedException {
        queue.add("active");
        String active = take();
        queue.shut();

        queue.add("b");
        queue.addAll(List.of(active, "c"));
        queue.addAfter("d", Duration.ofSeconds(1));
        queue.done(active);

        assertThat(queue.depth().isEmpty()).isTrue();
        queue.open();
        queue.add("e");
        assertThat(take()).isEqualTo("e");
    }

    @Test
    void itemsThatComeDueAtTheSameMomentAreAllTaken() throws InterruptedException {
        queue.addAfter("a", Duration.ofSeconds(1));
        queue.addAfter("b", Duration.ofSeconds(1));
        time.pass(Duration.ofSeconds(1));

        assertThat(take()).isEqualTo("a");
        assertThat(take()).isEqualTo("b");
    }

    @Test
    void nothingIsTakenFromOrAddedToAClosedQueue() throws InterruptedException {
        queue.add("a");

        queue.close();
        queue.add("b");
        queue.addAfter("c", Duration.ZERO);

        assertThat(queue.take()).isEmpty();
        assertThat(queue.depth().isEmpty()).isTrue();
    }

    @Test
    void whoWaitsForTheEndOfTheWorkIsToldWhetherItCame() throws InterruptedException {
        assertThat(queue.awaitIdle(Duration.ZERO)).isTrue();

        queue.add("a");
        String item = take();
        assertThat(queue.awaitIdle(Duration.ofMillis(1))).isFalse();

        queue.done(item);
        assertThat(queue.awaitIdle(Duration.ZERO)).isTrue();
    }

    @Test
    void momentsAreComparedRightWhenTheClockWrapsAround() throws InterruptedException {
        time.set(Long.MAX_VALUE - 1);
        queue.addAfter("beyond", Duration.ofNanos(5));
        queue.addAfter("before", Duration.ofNanos(1));

        time.pass(Duration.ofNanos(5));

        assertThat(take()).isEqualTo("before");
        assertThat(take()).isEqualTo("beyond");
    }

    private String take() throws InterruptedException {
        return queue.take().orElseThrow();
    }
}
