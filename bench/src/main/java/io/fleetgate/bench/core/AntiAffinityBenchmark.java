package io.fleetgate.bench.core;

import io.fleetgate.resolver.Candidate;
import io.fleetgate.resolver.Fallback;
import io.fleetgate.resolver.ReleaseResolver;
import io.fleetgate.resolver.Resolution;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** 500 releases on one target, each with a unique name and a rule of its own. */
@State(Scope.Benchmark)
public class AntiAffinityBenchmark {
    @Param
    public RuleShape shape = RuleShape.MIXED;

    private List<Candidate> candidates = List.of();

    @Setup
    public void fill() {
        candidates = Contenders.ruled(500, shape);
    }

    @Benchmark
    public Resolution resolve() {
        return ReleaseResolver.resolve(candidates, Fallback.NONE);
    }
}
