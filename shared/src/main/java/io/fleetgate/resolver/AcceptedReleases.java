package io.fleetgate.resolver;

import io.fleetgate.selector.Label;
import io.fleetgate.selector.ParsedSelector;
import io.fleetgate.selector.Selector;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The releases accepted so far, in order, indexed in both directions of anti-affinity: by their labels for the rules of
 * those to come, and by the labels their own rules demand. A target with hundreds of rules stays far from comparing every
 * release with every other.
 */
final class AcceptedReleases {
    private final List<Candidate> accepted = new ArrayList<>();
    private final Map<Label, List<Integer>> positionsByLabel = new HashMap<>();
    private final Map<Label, List<Integer>> rulesByAnchor = new HashMap<>();
    private final List<Integer> rulesWithoutAnchor = new ArrayList<>();

    List<Candidate> inOrder() {
        return List.copyOf(accepted);
    }

    void add(Candidate candidate) {
        Integer position = accepted.size();
        accepted.add(candidate);
        candidate
                .labels()
                .forEach((key, value) -> positionsByLabel
                        .computeIfAbsent(new Label(key, value), label -> new ArrayList<>())
                        .add(position));
        if (candidate.antiAffinity() instanceof Selector rule) {
            rule.anchors()
                    .ifPresentOrElse(
                            anchors -> anchors.forEach(anchor -> rulesByAnchor
                                    .computeIfAbsent(anchor, label -> new ArrayList<>())
                                    .add(position)),
                            () -> rulesWithoutAnchor.add(position));
        }
    }

    /** The loss to the first accepted release that conflicts in either direction; null where none does. */
    @Nullable
    Loss firstConflict(Candidate candidate) {
        int repels = firstMatchedBy(candidate.antiAffinity());
        int repelledBy = firstRuleMatching(candidate.labels());
        if (repels == Integer.MAX_VALUE && repelledBy == Integer.MAX_VALUE) {
            return null;
        }
        return repels <= repelledBy
                ? new Loss.RepelsAccepted(candidate, accepted.get(repels))
                : new Loss.RepelledByAccepted(candidate, accepted.get(repelledBy));
    }

    private int firstMatchedBy(@Nullable ParsedSelector antiAffinity) {
        if (!(antiAffinity instanceof Selector rule)) {
            return Integer.MAX_VALUE;
        }
        if (rule.anchors().isEmpty()) {
            for (int i = 0; i < accepted.size(); i++) {
                if (rule.matches(accepted.get(i).labels())) {
                    return i;
                }
            }
            return Integer.MAX_VALUE;
        }
        int first = Integer.MAX_VALUE;
        for (Label anchor : rule.anchors().get()) {
            for (int i : positionsByLabel.getOrDefault(anchor, List.of())) {
                if (rule.matches(accepted.get(i).labels())) {
                    first = Math.min(first, i);
                    break;
                }
            }
        }
        return first;
    }

    private int firstRuleMatching(Map<String, String> labels) {
        int first = firstRule(rulesWithoutAnchor, labels);
        for (Map.Entry<String, String> label : labels.entrySet()) {
            List<Integer> rules = rulesByAnchor.getOrDefault(new Label(label.getKey(), label.getValue()), List.of());
            first = Math.min(first, firstRule(rules, labels));
        }
        return first;
    }

    private int firstRule(List<Integer> positions, Map<String, String> labels) {
        for (int i : positions) {
            if (accepted.get(i).antiAffinity() instanceof Selector rule && rule.matches(labels)) {
                return i;
            }
        }
        return Integer.MAX_VALUE;
    }
}
