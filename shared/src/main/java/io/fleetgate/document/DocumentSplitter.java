package io.fleetgate.document;

import org.jspecify.annotations.Nullable;

/**
 * Cuts a stream at the lines that begin with three dashes, before any of it is parsed. kubectl does the same; it makes
 * each document fail alone, so that one reading names the mistakes of all.
 */
final class DocumentSplitter {
    private static final String SEPARATOR = "---";

    private final String text;
    private int position;
    private int line = 1;
    private String afterSeparator = "";
    private boolean done;

    /** Splits a text as kubectl sees it: with a line end behind its last line. */
    DocumentSplitter(String text) {
        this.text = text.isEmpty() || text.endsWith("\n") ? text : text + "\n";
    }

    /** The next chunk, possibly without any content, or null behind the last. */
    @Nullable
    Chunk next() {
        if (done) {
            return null;
        }
        int start = position;
        int firstLine = line;
        while (position < text.length() && !text.startsWith(SEPARATOR, position)) {
            skipLine();
        }
        Chunk chunk = Chunk.of(text.substring(start, position), firstLine, afterSeparator);
        int separator = position + SEPARATOR.length();
        done = position == text.length();
        skipLine();
        afterSeparator = done ? "" : text.substring(separator, position);
        return chunk;
    }

    private void skipLine() {
        int end = text.indexOf('\n', position);
        position = end < 0 ? text.length() : end + 1;
        line++;
    }
}
