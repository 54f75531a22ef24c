package io.fleetgate.templating.manifest;

import io.fleetgate.problem.Problem;

/** Something that is wrong with what was rendered at a place. */
public record ManifestMistake(Origin origin, Problem problem) {

    /** One line for people. */
    public String sentence() {
        return origin.label() + ": " + problem.sentence();
    }
}
