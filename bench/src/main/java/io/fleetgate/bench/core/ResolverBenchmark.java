package io.fleetgate.bench.core;

import io.fleetgate.resolver.Candidate;
import io.fleetgate.resolver.Fallback;
import io.fleetgate.resolver.ReleaseResolver;
import io.fleetgate.resolver.Resolution;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Many releases on one target, without anti-affinity. */
@State(Scope.Benchmark)
public class ResolverBenchmark {
    private final List<Candidate> distinct = Contenders.rivals(500, 500);
    private final List<Candidate> rivals = Contenders.rivals(500, 100);
    private final List<Candidate> thousand = Contenders.rivals(1_000, 200);

    @Benchmark
    public Resolution distinctUniqueNames() {
        return ReleaseResolver.resolve(distinct, Fallback.NONE);
    }

    /** Five for each. */
    @Benchmark
    public Resolution aHundredUniqueNames() {
        return ReleaseResolver.resolve(rivals, Fallback.NONE);
    }

    @Benchmark
    public Resolution aThousandReleases() {
        return ReleaseResolver.resolve(thousand, Fallback.NONE);
    }
}
