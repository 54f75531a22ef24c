package io.fleetgate.template.syntax;

import io.fleetgate.template.fault.Spot;
import io.pebbletemplates.pebble.lexer.Token;

/** A word of a template. */
record Lexeme(Token.Type type, String text, Spot spot) {
    boolean is(Token.Type wanted) {
        return type == wanted;
    }

    boolean is(Token.Type wanted, String wantedText) {
        return type == wanted && text.equals(wantedText);
    }

    boolean isPunctuation(String wantedText) {
        return is(Token.Type.PUNCTUATION, wantedText);
    }

    String shown() {
        return text.isEmpty() ? type.name() : "\"" + text + "\"";
    }
}
