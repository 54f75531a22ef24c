package io.fleetgate.template.syntax;

import io.fleetgate.template.fault.Spot;
import io.pebbletemplates.pebble.error.PebbleException;
import io.pebbletemplates.pebble.extension.core.CoreExtension;
import io.pebbletemplates.pebble.lexer.LexerImpl;
import io.pebbletemplates.pebble.lexer.Syntax;
import io.pebbletemplates.pebble.lexer.Token;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The words of a template, as Pebble sees them. */
final class Lexing {
    private static final Syntax SYNTAX =
            new Syntax.Builder().setEnableNewLineTrimming(false).build();
    private static final CoreExtension PEBBLE = new CoreExtension();

    private Lexing() {}

    /**
     * Pebble's lexer reports most mistakes itself and stumbles over the rest, such as a closing brace too many or a string
     * with thousands of escapes, on which its regular expressions recurse. It keeps no state between templates.
     */
    static List<Lexeme> lex(String source) throws SyntaxStop {
        LexerImpl lexer = new LexerImpl(SYNTAX, PEBBLE.getUnaryOperators(), PEBBLE.getBinaryOperators());
        try {
            return lexemes(lexer.tokenize(new StringReader(source), "").getTokens(), new Columns(source));
        } catch (PebbleException e) {
            Integer line = e.getLineNumber();
            throw SyntaxStop.syntax(e.getPebbleMessage(), line == null ? Spot.START : Spot.line(Math.max(1, line)));
        } catch (StackOverflowError | RuntimeException e) {
            throw SyntaxStop.syntax("cannot be read as a template", Spot.START);
        }
    }

    private static List<Lexeme> lexemes(List<Token> tokens, Columns columns) {
        List<Lexeme> lexemes = new ArrayList<>(tokens.size());
        for (Token token : tokens) {
            lexemes.add(
                    new Lexeme(token.getType(), Objects.requireNonNullElse(token.getValue(), ""), columns.of(token)));
        }
        return lexemes;
    }
}
