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
    private final Change update = new Change.Update(CoreObjects.release(3), CoreObjects.release(5));
    private final Snapshot overlay = CoreObjects.fleetOf(1_000).with(CoreObjects.release(5));

    @Benchmark
    public Verdict judge() {
        return rules.judge(overlay, update);
    }
}
