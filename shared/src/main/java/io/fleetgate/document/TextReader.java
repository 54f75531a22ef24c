package io.fleetgate.document;

import java.io.Reader;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.reader.StreamReader;

/**
 * Hands a text to SnakeYAML's scanner straight from the string. The scanner's own reader copies its window for each 1,024
 * characters of a long scalar, which is quadratic in the scalar's length; here every step has constant cost.
 */
final class TextReader extends StreamReader {
    private static final int END = 0;
    private static final int NOWHERE = -1;
    private static final int[] NO_SNIPPET = {};

    private final String text;
    private int position;
    private int line;
    private int column;
    private int separatingTab = NOWHERE;

    TextReader(String text) {
        super(Reader.nullReader());
        this.text = text;
    }

    /** Shows the tab at the current position as a space, if it separates tokens and does not indent a line. */
    boolean acceptSeparatingTab() {
        int before = position - 1;
        while (before >= 0 && (text.charAt(before) == ' ' || text.charAt(before) == '\t')) {
            before--;
        }
        boolean separates = before >= 0 && text.startsWith("\t", position) && "\n\r-?".indexOf(text.charAt(before)) < 0;
        separatingTab = separates ? position : NOWHERE;
        return separates;
    }

    @Override
    public Mark getMark() {
        return new Mark("", position, line, column, NO_SNIPPET, 0);
    }

    @Override
    public int peek() {
        return peek(0);
    }

    @Override
    public int peek(int ahead) {
        int at = position + ahead;
        return at < text.length() ? at == separatingTab ? ' ' : text.charAt(at) : END;
    }

    @Override
    public String prefix(int length) {
        return text.substring(position, Math.min(position + length, text.length()));
    }

    @Override
    public String prefixForward(int length) {
        String prefix = prefix(length);
        position += prefix.length();
        column += length;
        return prefix;
    }

    @Override
    public void forward() {
        forward(1);
    }

    @Override
    public void forward(int length) {
        for (int i = 0; i < length && position < text.length(); i++) {
            char c = text.charAt(position++);
            if (isLineBreak(c)) {
                line++;
                column = 0;
            } else {
                column++;
            }
        }
    }

    private boolean isLineBreak(char c) {
        return switch (c) {
            case '\n', '\u0085', '\u2028', '\u2029' -> true;
            case '\r' -> peek() != '\n';
            default -> false;
        };
    }

    @Override
    public int getColumn() {
        return column;
    }

    @Override
    public int getIndex() {
        return position;
    }

    @Override
    public int getDocumentIndex() {
        return position;
    }

    @Override
    public int getLine() {
        return line;
    }
}
