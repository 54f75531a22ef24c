package io.fleetgate.bench.core;

import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One changed target, in stores of three sizes: the cost must not follow the size. */
@State(Scope.Benchmark)
public class StoreBenchmark {
    private static final int CHANGED = 500;

    private final FleetObject<TargetSpec> before = FleetObjects.target(CHANGED, LargeFleet.group(CHANGED));
    private final FleetObject<TargetSpec> after = FleetObjects.target(CHANGED, 7);

    @Param({"1000", "10000", "100000"})
    public int targets;

    private Snapshot base = LargeFleet.unbound(0);

    @Setup
    public void fill() {
        base = LargeFleet.unbound(targets);
    }

    @Benchmark
    public Snapshot update() {
        return base.with(after);
    }

    @Benchmark
    public Snapshot overlay() {
        return base.with(ChangeSet.of(new Change.Update(before, after)));
    }
}
