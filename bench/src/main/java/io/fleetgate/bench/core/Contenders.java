package io.fleetgate.bench.core;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.selector.ParsedSelector;
import io.fleetgate.selector.SelectorParser;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Releases bound to one target. */
final class Contenders {
    private Contenders() {}

    /** So many without rules, that share so many unique names evenly. */
    static List<Candidate> rivals(int count, int uniqueNames) {
        return of(count, uniqueNames, i -> null);
    }

    /** So many with a unique name and a rule each. */
    static List<Candidate> ruled(int count, RuleShape shape) {
        return of(count, count, i -> SelectorParser.parse(shape.rule(i), "spec.antiAffinity"));
    }

    /** The label that no other contender has. */
    static String app(int i) {
        return "app-" + i;
    }

    private static List<Candidate> of(int count, int uniqueNames, IntFunction<@Nullable ParsedSelector> rules) {
        return IntStream.range(0, count)
                .mapToObj(i -> new Candidate(
                        new ObjectKey("fleet", "binding-" + i),
                        new ObjectKey("fleet", "release-" + i),
                        "app-" + i % uniqueNames,
                        i % 7,
                        Map.of("app", app(i), "tier", "platform"),
                        rules.apply(i)))
                .toList();
    }
}
