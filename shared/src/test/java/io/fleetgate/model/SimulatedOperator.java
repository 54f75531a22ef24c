package io.fleetgate.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectId;
import io.fleetgate.reconcile.AffectedItems;
import io.fleetgate.reconcile.Reconciliation;
import io.fleetgate.reconcile.Step;
import io.fleetgate.reconcile.WorkItems;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/** Writes what the decisions allow, one write at a time and in random order, until nothing is left that a change concerns. */
final class SimulatedOperator {
    private static final int MOST_WRITES = 3_000;

    private final SimulatedCluster cluster;
    private final RolloutPolicy policy;
    private final RandomSource random;
    private final Consumer<Step> witness;
    private final Set<ObjectId> queue = new TreeSet<>();

    private SimulatedOperator(
            SimulatedCluster cluster, RolloutPolicy policy, RandomSource random, Consumer<Step> witness) {
        this.cluster = cluster;
        this.policy = policy;
        this.random = random;
        this.witness = witness;
    }

    /** The objects when all is quiet. */
    static Collection<ObjectNode> settle(Collection<ObjectNode> stored, RolloutPolicy policy) {
        return settle(stored, policy, step -> {});
    }

    /** The same; {@code witness} is told of every write. */
    static Collection<ObjectNode> settle(Collection<ObjectNode> stored, RolloutPolicy policy, Consumer<Step> witness) {
        SimulatedCluster cluster = new SimulatedCluster(stored);
        new SimulatedOperator(cluster, policy, new RandomSource(stored.size()), witness).run();
        return cluster.objects();
    }

    private void run() {
        queue.addAll(WorkItems.all(cluster.snapshot()));
        int writes = 0;
        while (!queue.isEmpty()) {
            ObjectId item = random.pick(new ArrayList<>(queue));
            queue.remove(item);
            List<Step> steps = steps(item);
            if (!steps.isEmpty()) {
                write(random.pick(steps));
                queue.add(item);
                if (++writes > MOST_WRITES) {
                    throw new IllegalStateException("does not end: " + steps);
                }
            }
        }
        for (ObjectId item : WorkItems.all(cluster.snapshot())) {
            if (!steps(item).isEmpty()) {
                throw new IllegalStateException("nothing led to " + item + ": " + steps(item));
            }
        }
    }

    private List<Step> steps(ObjectId item) {
        List<Step> steps = new Reconciliation(new SettledFleet(cluster.snapshot(), policy)).next(item);
        if (new HashSet<>(steps.stream().map(Step::id).toList()).size() < steps.size()) {
            throw new IllegalStateException("two writes for one object: " + steps);
        }
        return steps;
    }

    private void write(Step step) {
        witness.accept(step);
        Snapshot before = cluster.snapshot();
        Change change = cluster.write(step);
        Snapshot after = cluster.snapshot();
        DeletionContract.check(before, after);
        queue.addAll(AffectedItems.of(before, ChangeSet.of(change), after));
    }
}
