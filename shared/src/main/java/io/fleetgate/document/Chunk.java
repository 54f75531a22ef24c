package io.fleetgate.document;

/**
 * The text between two document separators, not read yet. Chunks of equal text and separator are read to the same documents, but for
 * the lines on which they stand.
 *
 * @param line the line of the stream on which the text begins
 * @param afterSeparator what stands behind the three dashes that begin the chunk
 */
public record Chunk(String text, int line, String afterSeparator) {

    /** A chunk as kubectl sees it: without a byte order mark. */
    static Chunk of(String text, int line, String afterSeparator) {
        return new Chunk(text.startsWith("\uFEFF") ? text.substring(1) : text, line, afterSeparator);
    }

    /** Whether the text begins as JSON does; it may still turn out to be YAML in flow style. */
    boolean looksLikeJson() {
        int start = afterBlanks(0);
        if (!text.startsWith("{", start)) {
            return text.startsWith("[", start);
        }
        int first = afterBlanks(start + 1);
        return first == text.length() || text.charAt(first) == '"' || text.charAt(first) == '}';
    }

    /** Whether there are only empty lines and comments; told without a parser, as a stream may hold a million such chunks. */
    boolean isEmpty() {
        int at = 0;
        while (at < text.length() && " \r\n#".indexOf(text.charAt(at)) >= 0) {
            at = text.charAt(at) == '#' ? text.indexOf('\n', at) : at + 1;
        }
        return at == text.length();
    }

    private int afterBlanks(int from) {
        int at = from;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** Refuses content on the separator's line, as kubectl does; a comment may stand there. */
    void checkSeparator() throws Unreadable {
        String rest = afterSeparator.strip();
        if (!rest.isEmpty() && !rest.startsWith("#")) {
            throw Unreadable.syntax(
                    Math.max(1, line - 1),
                    "has text on the line of its separator ---, which kubectl refuses",
                    "move it to the next line");
        }
    }
}
