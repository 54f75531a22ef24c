package io.fleetgate.document;

import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;

/** Ends the reading of one document; becomes a {@link DocumentProblem} and never leaves the package. */
final class Unreadable extends Exception {
    private final int line;
    private final Reason reason;
    private final String fix;

    Unreadable(int line, Reason reason, String message, String fix) {
        super(message, null, false, false);
        this.line = line;
        this.reason = reason;
        this.fix = fix;
    }

    static Unreadable syntax(int line, String message, String fix) {
        return new Unreadable(line, Reason.SYNTAX, message, fix);
    }

    static Unreadable tooLarge(int line, String message, String fix) {
        return new Unreadable(line, Reason.TOO_LARGE, message, fix);
    }

    int line() {
        return line;
    }

    boolean isSyntax() {
        return reason == Reason.SYNTAX;
    }

    DocumentProblem of(int document) {
        return new DocumentProblem(document, line, Problem.error("", reason, String.valueOf(getMessage()), fix));
    }
}
