package io.fleetgate.cli;

import java.util.Collection;

/** How a subcommand ends; the numbers are API and the same for every one. */
enum ExitCode {
    /** Everything is right. */
    OK(0),
    /** Something is wrong with what was given. */
    DENIED(1),
    /** The command line is wrong, or names what cannot be read. */
    USAGE(2),
    /** Nothing was found to be wrong, and not everything was looked at. */
    UNDECIDED(3);

    private final int number;

    ExitCode(int number) {
        this.number = number;
    }

    int number() {
        return number;
    }

    /** What is certainly wrong outweighs what is not known. */
    static ExitCode worst(Collection<ExitCode> codes) {
        if (codes.contains(DENIED)) {
            return DENIED;
        }
        return codes.contains(UNDECIDED) ? UNDECIDED : OK;
    }
}
