package io.fleetgate.resolver;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.selector.ParsedSelector;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Resolves the candidates of one target in two steps: one winner per unique name, then anti-affinity among the winners in
 * order. There is no second pass: who lost to a winner stays lost even where that winner falls to anti-affinity, unless a
 * {@linkplain Fallback#RUNNER_UP fallback} is asked for.
 */
public final class ReleaseResolver {
    private ReleaseResolver() {}

    /** Resolves candidates given in any order; the outcome does not depend on it. */
    public static Resolution resolve(Collection<Candidate> candidates, Fallback fallback) {
        return switch (fallback) {
            case NONE -> resolveWinners(candidates);
            case RUNNER_UP -> resolveAll(candidates);
        };
    }

    private static Resolution resolveWinners(Collection<Candidate> candidates) {
        List<Loss> losses = new ArrayList<>();
        List<Candidate> winners = new ArrayList<>();
        for (List<Candidate> rivals : byUniqueName(candidates).values()) {
            rivals.sort(Candidate.WINNER_FIRST);
            Candidate winner = rivals.getFirst();
            winners.add(winner);
            rivals.subList(1, rivals.size()).forEach(loser -> losses.add(lostTo(winner, loser)));
        }
        winners.sort(Candidate.WINNER_FIRST);
        AcceptedReleases accepted = new AcceptedReleases();
        for (Candidate winner : winners) {
            Loss loss = judge(winner, accepted);
            if (loss == null) {
                accepted.add(winner);
            } else {
                losses.add(loss);
            }
        }
        return new Resolution(accepted.inOrder(), List.copyOf(losses));
    }

    /** One pass over everybody, winner first: who comes to a unique name that is taken has lost it to its holder. */
    private static Resolution resolveAll(Collection<Candidate> candidates) {
        List<Loss> losses = new ArrayList<>();
        Map<String, Candidate> holders = new HashMap<>();
        AcceptedReleases accepted = new AcceptedReleases();
        for (Candidate candidate :
                candidates.stream().sorted(Candidate.WINNER_FIRST).toList()) {
            Candidate holder = holders.get(candidate.uniqueName());
            Loss loss = holder == null ? judge(candidate, accepted) : lostTo(holder, candidate);
            if (loss == null) {
                accepted.add(candidate);
                holders.put(candidate.uniqueName(), candidate);
            } else {
                losses.add(loss);
            }
        }
        return new Resolution(accepted.inOrder(), List.copyOf(losses));
    }

    private static Map<String, List<Candidate>> byUniqueName(Collection<Candidate> candidates) {
        Map<String, List<Candidate>> groups = new TreeMap<>(ObjectKey::compareBytes);
        for (Candidate candidate : candidates) {
            groups.computeIfAbsent(candidate.uniqueName(), name -> new ArrayList<>())
                    .add(candidate);
        }
        return groups;
    }

    private static Loss lostTo(Candidate winner, Candidate loser) {
        return winner.priority() > loser.priority()
                ? new Loss.LowerPriority(loser, winner)
                : new Loss.TieBrokenByName(loser, winner);
    }

    private static @Nullable Loss judge(Candidate candidate, AcceptedReleases accepted) {
        return candidate.antiAffinity() instanceof ParsedSelector.Invalid(var problems)
                ? new Loss.InvalidAntiAffinity(candidate, problems)
                : accepted.firstConflict(candidate);
    }
}
