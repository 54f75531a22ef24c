package io.fleetgate.template.syntax;

import io.fleetgate.template.fault.Spot;
import io.pebbletemplates.pebble.lexer.Token;
import java.util.List;

/** Where the parsers are in the words of a template, and how deep. */
final class Cursor {
    /** Parsers recurse; templates that people write are far from this. */
    private static final int DEEPEST = 60;

    private final List<Lexeme> lexemes;
    private int position;
    private int depth;

    Cursor(List<Lexeme> lexemes) {
        this.lexemes = lexemes;
    }

    Lexeme current() {
        return lexemes.get(position);
    }

    Lexeme following() {
        return lexemes.get(Math.min(position + 1, lexemes.size() - 1));
    }

    Spot spot() {
        return current().spot();
    }

    boolean isAtEnd() {
        return current().is(Token.Type.EOF);
    }

    /** The current word, behind which the cursor stands then; the end is never passed. */
    Lexeme take() {
        Lexeme taken = current();
        if (!isAtEnd()) {
            position++;
        }
        return taken;
    }

    boolean takeIf(Token.Type type, String text) {
        boolean there = current().is(type, text);
        if (there) {
            take();
        }
        return there;
    }

    boolean takePunctuation(String text) {
        return takeIf(Token.Type.PUNCTUATION, text);
    }

    Lexeme expect(Token.Type type, String what) throws SyntaxStop {
        if (!current().is(type)) {
            throw unexpected(what);
        }
        return take();
    }

    void expectPunctuation(String text) throws SyntaxStop {
        if (!takePunctuation(text)) {
            throw unexpected("\"" + text + "\"");
        }
    }

    SyntaxStop unexpected(String wanted) {
        String found = isAtEnd() ? "the end of the template" : current().shown();
        return SyntaxStop.syntax("found " + found + " where " + wanted + " should be", spot());
    }

    void enter() throws SyntaxStop {
        if (++depth > DEEPEST) {
            throw SyntaxStop.syntax("is nested deeper than " + DEEPEST + " levels", spot());
        }
    }

    void leave() {
        depth--;
    }
}
