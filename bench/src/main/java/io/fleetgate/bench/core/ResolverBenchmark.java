package io.fleetgate.bench.core;

import io.fleetgate.api.solar.LabelSelector;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.resolver.Fallback;
import io.fleetgate.resolver.ReleaseResolver;
import io.fleetgate.resolver.Resolution;
import io.fleetgate.selector.ParsedSelector;
import io.fleetgate.selector.SelectorParser;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** 500 releases on one target. */
@State(Scope.Benchmark)
public class ResolverBenchmark {
    private static final int RELEASES = 500;

    private final List<Candidate> distinct = candidates(RELEASES);
    private final List<Candidate> rivals = candidates(100);

    /** Each with a unique name and an anti-affinity of its own. */
    @Benchmark
    public Resolution distinctUniqueNames() {
        return ReleaseResolver.resolve(distinct, Fallback.NONE);
    }

    /** Five for each of 100 unique names. */
    @Benchmark
    public Resolution rivalsForAHundredUniqueNames() {
        return ReleaseResolver.resolve(rivals, Fallback.NONE);
    }

    private static List<Candidate> candidates(int uniqueNames) {
        return IntStream.range(0, RELEASES)
                .mapToObj(i -> new Candidate(
                        new ObjectKey("fleet", "binding-" + i),
                        new ObjectKey("fleet", "release-" + i),
                        "app-" + i % uniqueNames,
                        i % 7,
                        Map.of("app", "app-" + i, "tier", "platform"),
                        repelling("app-" + (i + RELEASES))))
                .toList();
    }

    private static ParsedSelector repelling(String app) {
        return SelectorParser.parse(new LabelSelector(Map.of("app", app), List.of()), "spec.antiAffinity");
    }
}
