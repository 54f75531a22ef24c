package io.fleetgate.explain;

import io.fleetgate.resolver.Candidate;
import io.fleetgate.resolver.Fallback;
import io.fleetgate.resolver.Loss;
import io.fleetgate.resolver.ReleaseResolver;
import io.fleetgate.resolver.Resolution;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The lowest priority with which a loser gets further. A higher priority only ever takes candidates out of those that come
 * first, so what one priority is enough for, every higher one is; and only the priorities of others, and one above them,
 * make a difference.
 */
final class PrioritySearch {
    private final List<Candidate> candidates;
    private final Fallback fallback;
    private final Candidate loser;

    PrioritySearch(List<Candidate> candidates, Fallback fallback, Candidate loser) {
        this.candidates = candidates;
        this.fallback = fallback;
        this.loser = loser;
    }

    /** Enough to be accepted. */
    OptionalInt toBeAccepted() {
        return lowest(resolution -> resolution.accepted().stream().anyMatch(this::isLoser));
    }

    /** Enough to come first for the unique name, whatever comes after. */
    OptionalInt toComeFirst() {
        return lowest(resolution -> resolution.losses().stream()
                .filter(loss -> isLoser(loss.loser()))
                .noneMatch(loss -> loss instanceof Loss.LowerPriority || loss instanceof Loss.TieBrokenByName));
    }

    private OptionalInt lowest(Predicate<Resolution> isEnough) {
        List<Integer> priorities = List.copyOf(thresholds());
        int low = 0;
        int high = priorities.size();
        while (low < high) {
            int middle = (low + high) / 2;
            if (isEnough.test(resolvedWith(priorities.get(middle)))) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low < priorities.size() ? OptionalInt.of(priorities.get(low)) : OptionalInt.empty();
    }

    private SortedSet<Integer> thresholds() {
        SortedSet<Integer> thresholds = new TreeSet<>();
        for (Candidate candidate : candidates) {
            int priority = candidate.priority();
            if (priority > loser.priority()) {
                thresholds.add(priority);
            }
            if (priority >= loser.priority() && priority < Integer.MAX_VALUE) {
                thresholds.add(priority + 1);
            }
        }
        return thresholds;
    }

    /** The priority is the release's, so that every binding of it has the new one. */
    private Resolution resolvedWith(int priority) {
        return ReleaseResolver.resolve(
                candidates.stream()
                        .map(candidate -> candidate.release().equals(loser.release())
                                ? withPriority(candidate, priority)
                                : candidate)
                        .toList(),
                fallback);
    }

    private static Candidate withPriority(Candidate candidate, int priority) {
        return new Candidate(
                candidate.binding(),
                candidate.release(),
                candidate.uniqueName(),
                priority,
                candidate.labels(),
                candidate.antiAffinity());
    }

    private boolean isLoser(Candidate candidate) {
        return candidate.binding().equals(loser.binding());
    }
}
