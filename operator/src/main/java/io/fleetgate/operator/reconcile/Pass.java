package io.fleetgate.operator.reconcile;

import io.fleetgate.object.ObjectId;
import io.fleetgate.operator.config.Scope;
import io.fleetgate.operator.gateway.Outcome;
import io.fleetgate.operator.gateway.WriteGateway;
import io.fleetgate.operator.tag.TagDeletion;
import io.fleetgate.reconcile.Reconciliation;
import io.fleetgate.reconcile.Step;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Snapshot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/**
 * One look at an item, with the writes that it leads to. They are about different objects and do not wait for each other; the
 * answers to them are in the snapshot of the next look.
 */
public final class Pass implements AutoCloseable {
    private static final Comparator<Step> REPORTS_LAST = Comparator.comparing(Step.SetStatus.class::isInstance);

    private final Supplier<Snapshot> store;
    private final RolloutPolicy policy;
    private final Scope scope;
    private final WriteGateway gateway;
    private final Optional<TagDeletion> tags;
    private final StepObserver observer;
    private final WriteRestraint restraint = new WriteRestraint();
    private final ExecutorService writers = Executors.newVirtualThreadPerTaskExecutor();

    /**
     * Looks at nothing yet.
     *
     * @param store the fleet as known now
     * @param tags empty where tags are left to their registries
     */
    public Pass(
            Supplier<Snapshot> store,
            RolloutPolicy policy,
            Scope scope,
            WriteGateway gateway,
            Optional<TagDeletion> tags,
            StepObserver observer) {
        this.store = store;
        this.policy = policy;
        this.scope = scope;
        this.gateway = gateway;
        this.tags = tags;
        this.observer = observer;
    }

    /**
     * Makes the writes that may be made now.
     *
     * @throws io.fleetgate.store.UndecidableException where the fleet is not completely known
     */
    LookResult over(ObjectId item) throws InterruptedException {
        Snapshot fleet = store.get();
        LookResult result = LookResult.NOTHING;
        List<Step> steps = new ArrayList<>();
        for (Step next : new Reconciliation(new SettledFleet(fleet, policy)).next(item)) {
            Step step = due(next);
            if (scope.contains(Controllers.of(step), step.id().key().namespace())) {
                Duration wait = step instanceof Step.Write write ? restraint.tryWrite(write) : Duration.ZERO;
                if (wait.isZero()) {
                    steps.add(step);
                } else {
                    result = result.heldBack(step.id(), wait);
                }
            }
        }
        return steps.size() == 1 ? result.and(perform(steps.getFirst(), fleet)) : performAll(steps, fleet, result);
    }

    @Override
    public void close() {
        writers.close();
    }

    private LookResult performAll(List<Step> steps, Snapshot fleet, LookResult before) throws InterruptedException {
        List<Future<Outcome>> pending = new ArrayList<>();
        steps.sort(REPORTS_LAST);
        steps.forEach(step -> pending.add(writers.submit(() -> perform(step, fleet))));
        LookResult result = before;
        for (Future<Outcome> outcome : pending) {
            try {
                result = result.and(outcome.get());
            } catch (ExecutionException e) {
                throw new IllegalStateException("a write ended in an error", e.getCause());
            }
        }
        return result;
    }

    private Step due(Step step) {
        return step instanceof Step.OfTag tag && tags.isEmpty() ? tag.whenDone() : step;
    }

    private Outcome perform(Step step, Snapshot fleet) throws InterruptedException {
        return switch (step) {
            case Step.Write write -> write(write, fleet);
            case Step.OfTag tag -> {
                Outcome outcome = tags.orElseThrow().perform(tag, write -> write(write, fleet));
                observer.performed(tag, outcome, fleet);
                yield outcome;
            }
        };
    }

    private Outcome write(Step.Write write, Snapshot fleet) throws InterruptedException {
        Outcome outcome = gateway.perform(write);
        restraint.performed(write, outcome);
        observer.performed(write, outcome, fleet);
        return outcome;
    }
}
