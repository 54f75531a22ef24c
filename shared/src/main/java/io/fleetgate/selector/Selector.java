package io.fleetgate.selector;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A valid label selector; one without requirements matches everything. */
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

    public boolean matchesEverything() {
        return requirements.isEmpty();
    }

    /**
     * Labels of which every matching object carries at least one, for looking candidates up instead of trying all; empty
     * when the selector demands no particular label value.
     */
    public Optional<List<Label>> anchors() {
        return requirements.stream()
                .filter(Requirement.In.class::isInstance)
                .map(Requirement.In.class::cast)
                .min((a, b) -> Integer.compare(a.values().size(), b.values().size()))
                .map(in -> in.values().stream()
                        .map(value -> new Label(in.key(), value))
                        .toList());
    }
}
