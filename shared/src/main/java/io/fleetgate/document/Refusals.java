package io.fleetgate.document;

import java.util.Locale;
import org.yaml.snakeyaml.events.ScalarEvent;

/** Refuses what SnakeYAML accepts although kubectl refuses it or reads it otherwise. */
final class Refusals {
    private Refusals() {}

    /** Control characters, which YAML allows nowhere. */
    static void checkCharacters(Chunk chunk) throws Unreadable {
        String text = chunk.text();
        int line = chunk.line();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n') {
                line++;
            } else if (!isAllowed(c)) {
                throw Unreadable.syntax(
                        line,
                        String.format(Locale.ROOT, "has the control character U+%04X", (int) c),
                        "remove it, or write it as an escape in double quotes");
            }
        }
    }

    /** Directives: kubectl cuts the stream at the dashes that end them, and then finds them without a document. */
    static void checkDirectives(Chunk chunk) throws Unreadable {
        int line = chunk.line();
        for (String text : (Iterable<String>) chunk.text().lines()::iterator) {
            if (text.startsWith("%")) {
                throw Unreadable.syntax(
                        line, "begins with a directive, which kubectl refuses", "remove the line that begins with %");
            }
            if (!text.isBlank() && !text.startsWith("#")) {
                return;
            }
            line++;
        }
    }

    private static boolean isAllowed(char c) {
        return (c >= ' ' && c <= '~') || c == '\t' || c == '\r' || c == '\u0085' || (c >= '\u00A0' && c <= '\uFFFD');
    }

    /** A key like {@code {a:}}: SnakeYAML ends the key before the colon, kubectl behind it. */
    static void checkColon(ScalarEvent key, Chunk chunk) throws Unreadable {
        int colon = key.getEndMark().getIndex();
        String text = chunk.text();
        if (key.isPlain()
                && text.startsWith(":", colon)
                && colon + 1 < text.length()
                && ",[]{}".indexOf(text.charAt(colon + 1)) >= 0) {
            throw Unreadable.syntax(
                    chunk.line() + key.getEndMark().getLine(),
                    "has a key in braces without a space behind its colon",
                    "write a space behind the colon");
        }
    }
}
