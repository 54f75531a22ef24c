package io.fleetgate.resolver;

import io.fleetgate.selector.Selector;
import java.util.ArrayList;
import java.util.List;

/** The rules written a second time, as plainly as they can be said and without any index: the judge of the real one. */
final class ResolverModel {
    private ResolverModel() {}

    static List<Candidate> accepted(List<Candidate> candidates) {
        List<Candidate> accepted = new ArrayList<>();
        candidates.stream().sorted(ResolverModel::compare).forEach(candidate -> {
            boolean winsItsName = candidates.stream()
                    .filter(other -> other.uniqueName().equals(candidate.uniqueName()))
                    .allMatch(other -> compare(candidate, other) <= 0);
            boolean valid = candidate.antiAffinity() == null || candidate.antiAffinity() instanceof Selector;
            boolean repelled =
                    accepted.stream().anyMatch(other -> matches(candidate, other) || matches(other, candidate));
            if (winsItsName && valid && !repelled) {
                accepted.add(candidate);
            }
        });
        return accepted;
    }

    private static int compare(Candidate a, Candidate b) {
        return a.priority() != b.priority()
                ? Integer.compare(b.priority(), a.priority())
                : a.binding().toString().compareTo(b.binding().toString());
    }

    private static boolean matches(Candidate rule, Candidate other) {
        return rule.antiAffinity() instanceof Selector selector && selector.matches(other.labels());
    }
}
