package io.fleetgate.templating.proxy.line;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits one line into words as HAProxy does: weak and strong quotes, escapes, comments, and references to the environment
 * within weak quotes. Where this and HAProxy differed, a keyword could hide from the checks.
 */
final class LineReader {
    static final int MOST_WORDS = 64;

    private static final char NONE = 0;

    private final String line;
    private final List<Word> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean isFromEnvironment;
    private char quote = NONE;
    private int quotedAt;
    private int at;

    private LineReader(String line) {
        this.line = line;
    }

    static ConfigLine read(int number, String text) {
        LineReader reader = new LineReader(text);
        try {
            reader.readAll();
        } catch (LineFaultException fault) {
            return new ConfigLine(number, text, List.of(), fault.statement());
        }
        return new ConfigLine(number, text, reader.words, "");
    }

    private void readAll() throws LineFaultException {
        if (line.indexOf(NONE) >= 0) {
            throw new LineFaultException("stray NUL character", line.indexOf(NONE));
        }
        skipSpace();
        while (at < line.length() && !isEnd(line.charAt(at))) {
            readOne(line.charAt(at));
        }
        if (quote != NONE) {
            throw new LineFaultException("unmatched quote", quotedAt);
        }
        if (!word.isEmpty()) {
            endWord();
        }
        if (words.size() > MOST_WORDS) {
            throw new LineFaultException("more than " + MOST_WORDS + " words", 0);
        }
    }

    /** A carriage return ends the line even within quotes; only as one of several spaces it is one more space. */
    private boolean isEnd(char next) {
        return next == '\r' || (next == '#' && quote == NONE);
    }

    private void readOne(char next) throws LineFaultException {
        if ((next == '"' || next == '\'') && (quote == NONE || quote == next)) {
            quote = quote == NONE ? next : NONE;
            quotedAt = at++;
        } else if (next == '\\' && quote != '\'') {
            readEscape();
        } else if (isSpace(next) && quote == NONE) {
            skipSpace();
            endWord();
        } else if (next == '$' && quote == '"') {
            int end = EnvironmentReference.end(line, at);
            word.append(line, at, end);
            isFromEnvironment = true;
            at = end;
        } else {
            word.append(next);
            at++;
        }
    }

    /** What is no escape keeps its backslash. */
    private void readEscape() throws LineFaultException {
        char escaped = at + 1 < line.length() ? line.charAt(at + 1) : NONE;
        switch (escaped) {
            case ' ', '\\', '#', '\'', '"' -> emitEscaped(escaped);
            case 't' -> emitEscaped('\t');
            case 'n' -> emitEscaped('\n');
            case 'r' -> emitEscaped('\r');
            case 'x' -> readHex();
            case '$' -> {
                if (quote == '"') {
                    emitEscaped('$');
                } else {
                    word.append(line.charAt(at++));
                }
            }
            default -> word.append(line.charAt(at++));
        }
    }

    private void emitEscaped(char meant) {
        word.append(meant);
        at += 2;
    }

    private void readHex() throws LineFaultException {
        int high = at + 2 < line.length() ? hex(line.charAt(at + 2)) : -1;
        int low = at + 3 < line.length() ? hex(line.charAt(at + 3)) : -1;
        if (high < 0 || low < 0) {
            throw new LineFaultException("truncated or invalid hexadecimal sequence", at);
        }
        if (high == 0 && low == 0) {
            throw new LineFaultException("an escaped NUL, which ends a word for HAProxy", at);
        }
        word.append((char) (high * 16 + low));
        at += 4;
    }

    private void endWord() {
        words.add(new Word(word.toString(), isFromEnvironment));
        word.setLength(0);
        isFromEnvironment = false;
    }

    private void skipSpace() {
        while (at < line.length() && isSpace(line.charAt(at))) {
            at++;
        }
    }

    private static boolean isSpace(char character) {
        return character == ' ' || (character >= '\t' && character <= '\r');
    }

    private static int hex(char digit) {
        return digit < 128 ? Character.digit(digit, 16) : -1;
    }
}
