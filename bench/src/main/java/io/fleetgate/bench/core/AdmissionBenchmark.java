package io.fleetgate.bench.core;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.admission.Verdict;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.store.Change;
import io.fleetgate.store.Snapshot;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The verdict on one update of a Release. */
@State(Scope.Benchmark)
public class AdmissionBenchmark {
    private final AdmissionRules rules = new AdmissionRules(RulePolicy.DEFAULT);
    private final Change update = new Change.Update(FleetObjects.release(3, 1), FleetObjects.release(3, 2));
    private final Snapshot overlay = LargeFleet.unbound(1_000).with(update.after());

    @Benchmark
    public Verdict judge() {
        return rules.judge(overlay, update);
    }
}
