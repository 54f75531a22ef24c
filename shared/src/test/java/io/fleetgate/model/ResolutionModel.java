package io.fleetgate.model;

import io.fleetgate.resolver.Fallback;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The rules of resolution said as plainly as they can be. Without a fallback: the first of each unique name competes, in
 * order, with those accepted before it. With one: as long as somebody who competes is excluded, the first such is struck
 * from the list, and all is done again without it.
 */
final class ResolutionModel {
    private final List<Contender> accepted = new ArrayList<>();
    private final Map<String, String> losses = new TreeMap<>();

    private ResolutionModel() {}

    static ResolutionModel of(Collection<Contender> contenders, Fallback fallback) {
        List<Contender> remaining = new ArrayList<>(contenders);
        Map<String, String> struck = new TreeMap<>();
        while (true) {
            ResolutionModel model = new ResolutionModel();
            Optional<Contender> excluded = model.resolve(remaining);
            if (fallback == Fallback.NONE || excluded.isEmpty()) {
                model.losses.putAll(struck);
                return model;
            }
            struck.put(excluded.get().binding(), model.losses.get(excluded.get().binding()));
            remaining.remove(excluded.get());
        }
    }

    /** Winner first. */
    List<Contender> accepted() {
        return accepted;
    }

    /** The reason, and the binding that it names, by the binding that lost. */
    Map<String, String> losses() {
        return losses;
    }

    /** Returns the first who won its unique name and was excluded all the same. */
    private Optional<Contender> resolve(List<Contender> contenders) {
        Optional<Contender> excluded = Optional.empty();
        for (Contender contender : contenders.stream().sorted(Contender.ORDER).toList()) {
            Contender winner = winner(contender.uniqueName(), contenders);
            if (!winner.equals(contender)) {
                String reason = winner.priority() > contender.priority() ? "LowerPriority " : "TieBrokenByName ";
                losses.put(contender.binding(), reason + winner.binding());
            } else if (isAdmitted(contender)) {
                accepted.add(contender);
            } else {
                excluded = excluded.or(() -> Optional.of(contender));
            }
        }
        return excluded;
    }

    private boolean isAdmitted(Contender contender) {
        if (!contender.hasValidRule()) {
            losses.put(contender.binding(), "InvalidAntiAffinity");
            return false;
        }
        Optional<Contender> conflict =
                accepted.stream().filter(contender::conflictsWith).findFirst();
        conflict.ifPresent(other -> losses.put(contender.binding(), "AntiAffinity " + other.binding()));
        return conflict.isEmpty();
    }

    private static Contender winner(String uniqueName, List<Contender> contenders) {
        return contenders.stream()
                .filter(other -> other.uniqueName().equals(uniqueName))
                .min(Contender.ORDER)
                .orElseThrow();
    }
}
