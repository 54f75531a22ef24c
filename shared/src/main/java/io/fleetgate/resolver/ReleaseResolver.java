package io.fleetgate.resolver;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Resolves the candidates of one target in two steps: one winner per unique name, then anti-affinity among the winners in
 * order. There is no second pass: who lost to a winner stays lost even where that winner falls to anti-affinity, unless a
 * {@linkplain Fallback#RUNNER_UP fallback} is asked for.
 */
public final class ReleaseResolver {
    private ReleaseResolver() {}

    /** Resolves candidates given in any order; the outcome does not depend on it. */
    public static Resolution resolve(Collection<Candidate> candidates, Fallback fallback) {
        List<Candidate> winnerFirst = new ArrayList<>(candidates);
        winnerFirst.sort(Candidate.WINNER_FIRST);
        return switch (fallback) {
            case NONE -> resolveWinners(winnerFirst);
            case RUNNER_UP -> resolveAll(winnerFirst);
        };
    }

    private static Resolution resolveWinners(List<Candidate> candidates) {
        List<Loss> losses = new ArrayList<>();
        Map<String, Candidate> winners = LinkedHashMap.newLinkedHashMap(candidates.size());
        for (Candidate candidate : candidates) {
            Candidate winner = winners.putIfAbsent(candidate.uniqueName(), candidate);
            if (winner != null) {
                losses.add(lostTo(winner, candidate));
            }
        }
        AntiAffinity antiAffinity = new AntiAffinity(List.copyOf(winners.values()));
        for (int i = 0; i < winners.size(); i++) {
            Loss loss = antiAffinity.admit(i);
            if (loss != null) {
                losses.add(loss);
            }
        }
        return new Resolution(antiAffinity.accepted(), List.copyOf(losses));
    }

    /** One pass over everybody, winner first: who comes to a unique name that is taken has lost it to its holder. */
    private static Resolution resolveAll(List<Candidate> candidates) {
        List<Loss> losses = new ArrayList<>();
        Map<String, Candidate> holders = new HashMap<>();
        AntiAffinity antiAffinity = new AntiAffinity(candidates);
        for (int i = 0; i < candidates.size(); i++) {
            Candidate candidate = candidates.get(i);
            Candidate holder = holders.get(candidate.uniqueName());
            Loss loss = holder == null ? antiAffinity.admit(i) : lostTo(holder, candidate);
            if (loss == null) {
                holders.put(candidate.uniqueName(), candidate);
            } else {
                losses.add(loss);
            }
        }
        return new Resolution(antiAffinity.accepted(), List.copyOf(losses));
    }

    private static Loss lostTo(Candidate winner, Candidate loser) {
        return winner.priority() > loser.priority()
                ? new Loss.LowerPriority(loser, winner)
                : new Loss.TieBrokenByName(loser, winner);
    }
}
