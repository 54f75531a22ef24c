package io.fleetgate.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.resolver.Fallback;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.RolloutPolicy.UnmatchedHosts;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Random fleets and change sets under every policy in turn, as many as {@code -Dfleets} says. Two things that are to be the
 * same are compared for each; the first case in which they differ is shown with its seed, and as small as it goes.
 */
final class RandomCases {
    private static final List<RolloutPolicy> POLICIES = List.of(
            RolloutPolicy.DEFAULT,
            new RolloutPolicy(Fallback.NONE, UnmatchedHosts.REFUSE),
            new RolloutPolicy(Fallback.RUNNER_UP, UnmatchedHosts.PULL_ANONYMOUSLY));

    private final int rounds;

    /** @param usually how many where nobody says otherwise */
    RandomCases(int usually) {
        rounds = Integer.getInteger("fleets", usually);
    }

    /** Compares for fleets as they are. */
    <T> void fleets(BiFunction<Case, RolloutPolicy, T> got, BiFunction<Case, RolloutPolicy, T> expected) {
        for (int seed = 0; seed < rounds; seed++) {
            check(seed, Case.of(stored(seed)), got, expected);
        }
    }

    /** Compares for fleets with change sets. */
    <T> void changes(BiFunction<Case, RolloutPolicy, T> got, BiFunction<Case, RolloutPolicy, T> expected) {
        for (int seed = 0; seed < rounds; seed++) {
            RandomSource random = new RandomSource(seed);
            List<ObjectNode> stored = stored(seed);
            List<Edit> edits = new RandomEdits(random).of(stored, 1 + random.below(3));
            check(seed, new Case(stored, edits), got, expected);
        }
    }

    private static List<ObjectNode> stored(int seed) {
        return new RandomHistory(new RandomSource(seed), policy(seed)).fleet();
    }

    private static RolloutPolicy policy(int seed) {
        return POLICIES.get(seed % POLICIES.size());
    }

    private static <T> void check(
            int seed, Case asked, BiFunction<Case, RolloutPolicy, T> got, BiFunction<Case, RolloutPolicy, T> expected) {
        RolloutPolicy policy = policy(seed);
        if (differ(asked, policy, got, expected)) {
            Case smallest = Shrinker.smallest(asked, smaller -> differ(smaller, policy, got, expected));
            assertThat(got.apply(smallest, policy))
                    .as("seed %d under %s:%n%s", seed, policy, smallest)
                    .isEqualTo(expected.apply(smallest, policy));
        }
    }

    private static <T> boolean differ(
            Case asked,
            RolloutPolicy policy,
            BiFunction<Case, RolloutPolicy, T> got,
            BiFunction<Case, RolloutPolicy, T> expected) {
        return !got.apply(asked, policy).equals(expected.apply(asked, policy));
    }
}
