package io.fleetgate.bench.core;

import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One changed target, in fleets of three sizes: the cost must not follow the size. */
@State(Scope.Benchmark)
public class SnapshotBenchmark {
    private static final int CHANGED = 500;

    private final FleetObject<TargetSpec> before = CoreObjects.target(CHANGED, "production");
    private final FleetObject<TargetSpec> after = CoreObjects.target(CHANGED, "test");

    @Param({"1000", "10000", "100000"})
    public int targets;

    private Snapshot base = CoreObjects.fleetOf(0);

    @Setup
    public void fill() {
        base = CoreObjects.fleetOf(targets);
    }

    @Benchmark
    public Snapshot update() {
        return base.with(after);
    }

    @Benchmark
    public Snapshot overlay() {
        return base.with(new ChangeSet(List.of(new Change.Update(before, after))));
    }
}
