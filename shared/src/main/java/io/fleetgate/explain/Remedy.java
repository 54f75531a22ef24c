package io.fleetgate.explain;

import java.util.List;
import java.util.stream.Collectors;

/** Changes that together let a binding win; it was tried. */
public record Remedy(List<Step> steps) {

    public Remedy {
        steps = List.copyOf(steps);
    }

    /** What to do, for people. */
    public String sentence() {
        return steps.stream().map(Step::sentence).collect(Collectors.joining(", and "));
    }
}
