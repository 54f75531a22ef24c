package io.fleetgate.template.syntax;

import io.fleetgate.template.fault.Fault;
import io.fleetgate.template.fault.Spot;

/** Ends the parsing of one template, at a line. */
final class SyntaxStop extends Exception {
    private final Fault fault;
    private final String text;
    private final Spot spot;

    SyntaxStop(Fault fault, String text, Spot spot) {
        super(text, null, false, false);
        this.fault = fault;
        this.text = text;
        this.spot = spot;
    }

    static SyntaxStop syntax(String text, Spot spot) {
        return new SyntaxStop(Fault.SYNTAX, text, spot);
    }

    static SyntaxStop refused(String text, Spot spot) {
        return new SyntaxStop(Fault.REFUSED, text, spot);
    }

    Fault fault() {
        return fault;
    }

    String text() {
        return text;
    }

    Spot spot() {
        return spot;
    }
}
