package io.fleetgate.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.resolver.Fallback;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.RolloutPolicy.UnmatchedHosts;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Random fleets and change sets under every policy in turn, as many as {@code -Dfleets} says, from {@code -Dseed} on.
 * Two things that are to be the same are compared for each; the first case in which they differ, or one of them breaks a rule
 * by an {@link IllegalStateException}, is shown with its seed, and as small as it goes.
 */
final class RandomCases {
    private static final List<RolloutPolicy> POLICIES = List.of(
            RolloutPolicy.DEFAULT,
            new RolloutPolicy(Fallback.NONE, UnmatchedHosts.REFUSE),
            new RolloutPolicy(Fallback.RUNNER_UP, UnmatchedHosts.PULL_ANONYMOUSLY));

    private final int first = Integer.getInteger("seed", 0);
    private final int end;

    /** @param usually how many where nobody says otherwise */
    RandomCases(int usually) {
        end = first + Integer.getInteger("fleets", usually);
    }

    /** Compares for fleets as they are. */
    <T> void fleets(BiFunction<Case, RolloutPolicy, T> got, BiFunction<Case, RolloutPolicy, T> expected) {
        for (int seed = first; seed < end; seed++) {
            check(seed, Case.of(stored(seed)), got, expected);
        }
    }

    /** Compares for fleets with change sets. */
    <T> void changes(BiFunction<Case, RolloutPolicy, T> got, BiFunction<Case, RolloutPolicy, T> expected) {
        for (int seed = first; seed < end; seed++) {
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
            assertThat(outcome(smallest, policy, got))
                    .as("seed %d under %s:%n%s", seed, policy, smallest)
                    .isEqualTo(outcome(smallest, policy, expected));
        }
    }

    private static <T> boolean differ(
            Case asked,
            RolloutPolicy policy,
            BiFunction<Case, RolloutPolicy, T> got,
            BiFunction<Case, RolloutPolicy, T> expected) {
        return !outcome(asked, policy, got).equals(outcome(asked, policy, expected));
    }

    private static <T> Object outcome(Case asked, RolloutPolicy policy, BiFunction<Case, RolloutPolicy, T> of) {
        try {
            return of.apply(asked, policy);
        } catch (IllegalStateException broken) {
            return String.valueOf(broken.getMessage());
        }
    }
}
