package io.fleetgate.template.syntax;

import io.fleetgate.template.fault.Spot;
import io.pebbletemplates.pebble.lexer.Token;

/**
 * Where in their lines the words of a template stand, which Pebble does not say. A word is where it follows the one before
 * it with only blanks between, or where its line has it only once; otherwise nobody can tell.
 */
final class Columns {
    /** In longer lines one would look for too long. */
    private static final int LONGEST = 400;

    private static final int NOWHERE = -1;

    private final String[] lines;
    private int line;

    /** Behind the last word, counted from 0, or {@link #NOWHERE} where that is not known. */
    private int behind;

    Columns(String source) {
        this.lines = source.split("\r\n|\r|\n", -1);
    }

    /** To be asked for one word after the other. */
    Spot of(Token token) {
        String word = word(token);
        if (token.getLineNumber() != line) {
            line = token.getLineNumber();
            behind = 0;
        }
        boolean isOneWord = !word.isEmpty() && word.indexOf('\n') < 0 && line >= 1 && line <= lines.length;
        int start = isOneWord && lines[line - 1].length() <= LONGEST ? start(lines[line - 1], word) : NOWHERE;
        int quote = token.getType() == Token.Type.STRING ? 1 : 0;
        behind = start < 0 ? NOWHERE : start + word.length() + quote;
        return new Spot(Math.max(1, line), token.getType() == Token.Type.TEXT ? 0 : Math.max(0, start + 1 - quote));
    }

    private static String word(Token token) {
        return switch (token.getType()) {
            case PRINT_START -> "{{";
            case PRINT_END -> "}}";
            case EXECUTE_START -> "{%";
            case EXECUTE_END -> "%}";
            default -> token.getValue() == null ? "" : token.getValue();
        };
    }

    private int start(String text, String word) {
        int next = behind < 0 ? NOWHERE : text.indexOf(word, behind);
        if (next >= 0 && isBetweenWords(text.substring(behind, next))) {
            return next;
        }
        int first = text.indexOf(word);
        return first >= 0 && text.indexOf(word, first + 1) < 0 ? first : NOWHERE;
    }

    /** Blanks, the quote that begins or ends a string, or the dash of a tag that takes the blanks around it away. */
    private static boolean isBetweenWords(String gap) {
        String stripped = gap.strip();
        return stripped.isEmpty() || (stripped.length() == 1 && "'\"-".contains(stripped));
    }
}
