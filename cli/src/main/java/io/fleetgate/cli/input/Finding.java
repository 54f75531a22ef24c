package io.fleetgate.cli.input;

import io.fleetgate.problem.Problem;

/**
 * Something to say about a place.
 *
 * @param place {@code FILE:DOCUMENT:LINE}
 */
public record Finding(String place, Problem problem) {

    public boolean isError() {
        return problem.isError();
    }

    /** One line for people. */
    public String sentence() {
        return place + ": " + problem.severity().wireName() + ": "
                + (problem.fix().isEmpty() ? problem.statement() : problem.sentence());
    }
}
