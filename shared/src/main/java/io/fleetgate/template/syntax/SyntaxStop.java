package io.fleetgate.template.syntax;

import io.fleetgate.template.fault.Fault;

/** Ends the parsing of one template, at a line. */
final class SyntaxStop extends Exception {
    private final Fault fault;
    private final String text;
    private final int line;

    SyntaxStop(Fault fault, String text, int line) {
        super(text, null, false, false);
        this.fault = fault;
        this.text = text;
        this.line = line;
    }

    static SyntaxStop syntax(String text, int line) {
        return new SyntaxStop(Fault.SYNTAX, text, line);
    }

    static SyntaxStop refused(String text, int line) {
        return new SyntaxStop(Fault.REFUSED, text, line);
    }

    Fault fault() {
        return fault;
    }

    String text() {
        return text;
    }

    int line() {
        return line;
    }
}
