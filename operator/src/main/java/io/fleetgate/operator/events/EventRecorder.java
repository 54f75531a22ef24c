package io.fleetgate.operator.events;

import io.fleetgate.operator.gateway.Outcome;
import io.fleetgate.operator.reconcile.StepObserver;
import io.fleetgate.reconcile.Step;
import io.fleetgate.store.Snapshot;
import io.github.bucket4j.TimeMeter;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells of writes by events. Whoever writes never waits for it: what happened is noted, folded with others of its sort, and sent
 * by a thread of its own, or dropped where there is too much or this replica does not lead.
 */
public final class EventRecorder implements StepObserver, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(EventRecorder.class);
    private static final Duration WINDOW = Duration.ofSeconds(3);

    private final String instance;
    private final Folds folds;
    private final EventPace pace;
    private final InstantSource clock;
    private final Counter dropped;
    private final Told told = new Told();
    private final Thread thread;
    private volatile Sender sender = _ -> new Outcome.NotLeading();

    /** Carries the creation of an event out. */
    @FunctionalInterface
    public interface Sender {
        Outcome send(Step.Create event) throws InterruptedException;
    }

    /**
     * Notes what happens from now on.
     *
     * @param instance the name of this replica
     */
    public EventRecorder(String instance, MeterRegistry registry) {
        this(instance, registry, WINDOW);
    }

    EventRecorder(String instance, MeterRegistry registry, Duration window) {
        this.instance = instance;
        this.folds = new Folds(window, System::nanoTime);
        this.pace = new EventPace(TimeMeter.SYSTEM_NANOTIME);
        this.clock = InstantSource.system();
        this.dropped = Counter.builder("fleetgate.operator.events.dropped")
                .description("Events that were not sent, or refused.")
                .register(registry);
        this.thread = Thread.ofVirtual().name("events").unstarted(this::sendUntilClosed);
    }

    /** Sends what was noted, and what will be. */
    public void start(Sender by) {
        sender = by;
        thread.start();
    }

    @Override
    public void performed(Step step, Outcome outcome, Snapshot decidedOn) {
        for (Occurrence occurrence : Occurrences.of(step, outcome, decidedOn)) {
            if (told.isNews(occurrence) && !folds.add(occurrence)) {
                drop(occurrence);
            }
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }

    private void drop(Occurrence occurrence) {
        told.forget(occurrence);
        dropped.increment();
    }

    private boolean isSent(Folds.Folded folded) throws InterruptedException {
        try {
            return pace.tryOneMore(folded.last().regarding())
                    && sender.send(EventDocument.create(folded, clock.instant(), instance)) instanceof Outcome.Written;
        } catch (RuntimeException e) {
            // A mistake in the telling of one event must not keep all later ones from being told.
            LOG.atError()
                    .addKeyValue("object", folded.last().regarding())
                    .setCause(e)
                    .log("an event cannot be told");
            return false;
        }
    }

    private void sendUntilClosed() {
        try {
            while (true) {
                Folds.Folded folded = folds.take();
                if (!isSent(folded)) {
                    drop(folded.last());
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
