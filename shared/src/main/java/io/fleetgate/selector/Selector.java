package io.fleetgate.selector;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A valid label selector; one without requirements matches everything. Equal to another one that requires the same in the same order. */
public final class Selector implements ParsedSelector {

    /** Matches every object: what an empty selector means. */
    public static final Selector EVERYTHING = new Selector(List.of());

    private final List<Requirement> requirements;

    Selector(List<Requirement> requirements) {
        this.requirements = List.copyOf(requirements);
    }

    public boolean matches(Map<String, String> labels) {
        for (Requirement requirement : requirements) {
            if (!requirement.matches(labels)) {
                return false;
            }
        }
        return true;
    }

    List<Requirement> requirements() {
        return requirements;
    }

    public boolean matchesEverything() {
        return requirements.isEmpty();
    }

    /** Changes of one label, each of which makes labels that this selector matches mismatch; none where it matches everything. */
    public List<LabelEdit> mismatches() {
        return requirements.stream().map(Requirement::mismatch).distinct().toList();
    }

    /**
     * Labels of which every matching object carries at least one, for looking candidates up instead of trying all; empty
     * when the selector demands no particular label value.
     */
    public Optional<List<Label>> anchors() {
        return requirements.stream()
                .filter(Requirement.In.class::isInstance)
                .map(Requirement.In.class::cast)
                .map(Selector::labels)
                .min(Comparator.comparingInt(List::size));
    }

    /** As the API server takes it; the same requirements in the same order give the same text. */
    @Override
    public String toString() {
        return requirements.stream().map(Requirement::text).collect(Collectors.joining(","));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Selector selector && requirements.equals(selector.requirements);
    }

    @Override
    public int hashCode() {
        return requirements.hashCode();
    }

    private static List<Label> labels(Requirement.In in) {
        return in.values().stream().map(value -> new Label(in.key(), value)).toList();
    }
}
