package io.fleetgate.operator.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Many threads at one queue, with the real clock. */
@Timeout(20)
class ConcurrentWorkTest {
    private static final int ITEMS = 8;
    private static final int ROUNDS = 20_000;
    private static final int WORKERS = 6;

    private final WorkQueue<Integer> queue = new WorkQueue<>();
    private final AtomicIntegerArray happened = new AtomicIntegerArray(ITEMS);
    private final AtomicIntegerArray seen = new AtomicIntegerArray(ITEMS);
    private final AtomicIntegerArray workers = new AtomicIntegerArray(ITEMS);
    private final AtomicInteger together = new AtomicInteger();

    @BeforeEach
    void open() {
        queue.open();
    }

    @Test
    void nothingThatHappensIsMissedAndNoItemIsWorkedOnTwiceAtOnce() throws Exception {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> producers = new ArrayList<>();
            List<Future<?>> consumers = new ArrayList<>();
            for (int worker = 0; worker < WORKERS; worker++) {
                consumers.add(threads.submit(this::work));
                producers.add(threads.submit(this::produce));
            }
            for (Future<?> producer : producers) {
                producer.get();
            }
            while (!queue.depth().isEmpty()) {
                Thread.onSpinWait();
            }
            queue.close();
            for (Future<?> consumer : consumers) {
                consumer.get();
            }
        }

        assertThat(together).as("workers that met at one item").hasValue(0);
        assertThat(seen)
                .as("what was known of each item when it was last worked on")
                .hasToString(happened.toString());
    }

    @Test
    void whoWaitsForWorkIsWokenByItAndByTheEnd() throws Exception {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Optional<Integer>> first = threads.submit(queue::take);
            Future<Optional<Integer>> second = threads.submit(queue::take);
            queue.addAfter(1, Duration.ofMillis(5));
            queue.add(2);

            assertThat(List.of(first.get().orElseThrow(), second.get().orElseThrow()))
                    .containsExactlyInAnyOrder(1, 2);

            Future<Optional<Integer>> third = threads.submit(queue::take);
            queue.close();

            assertThat(third.get()).isEmpty();
        }
    }

    private void produce() {
        for (int round = 0; round < ROUNDS; round++) {
            int item = ThreadLocalRandom.current().nextInt(ITEMS);
            happened.incrementAndGet(item);
            if (round % 2 == 0) {
                queue.add(item);
            } else {
                queue.addAfter(
                        item, Duration.ofNanos(ThreadLocalRandom.current().nextLong(50_000)));
            }
        }
    }

    private Void work() throws InterruptedException {
        for (Optional<Integer> item = queue.take(); item.isPresent(); item = queue.take()) {
            if (workers.getAndIncrement(item.get()) > 0) {
                together.incrementAndGet();
            }
            seen.set(item.get(), happened.get(item.get()));
            workers.decrementAndGet(item.get());
            queue.done(item.get());
        }
        return null;
    }
}
