package io.fleetgate.text;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * User text made safe to print. A word out of an object is quoted, cut, and shows everything but printable ASCII as
 * {@code U+XXXX}; a finished line shows only what would end it or command a terminal.
 */
public final class PrintableText {
    private static final int MAX_CODE_POINTS = 80;
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9._/-]{1,80}");

    private PrintableText() {}

    /** The text as it is where it is short and made of letters, digits and {@code . - _ /} alone; else quoted. */
    public static String plain(String text) {
        return PLAIN.matcher(text).matches() ? text : quoted(text);
    }

    /** The text in double quotes; a look-alike letter or a line break is shown by its code point. */
    public static String quoted(String text) {
        StringBuilder printed = new StringBuilder("\"");
        text.codePoints().limit(MAX_CODE_POINTS).forEach(c -> {
            if (c >= 0x20 && c < 0x7f) {
                printed.appendCodePoint(c);
            } else {
                printed.append(codePoint(c));
            }
        });
        return printed.append(text.codePointCount(0, text.length()) > MAX_CODE_POINTS ? "…\"" : "\"")
                .toString();
    }

    /** The whole text, of which no character can begin another line, move the cursor or turn the direction of reading. */
    public static String onOneLine(String text) {
        if (isPrintableAscii(text) || text.codePoints().noneMatch(PrintableText::isCommand)) {
            return text;
        }
        StringBuilder line = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (isCommand(c)) {
                line.append(codePoint(c));
            } else {
                line.appendCodePoint(c);
            }
        });
        return line.toString();
    }

    /** Nearly all texts are, and no type of character has to be looked up for that. */
    private static boolean isPrintableAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < 0x20 || text.charAt(i) >= 0x7f) {
                return false;
            }
        }
        return true;
    }

    /** A tab moves on within its line, and is common in what people indent. */
    private static boolean isCommand(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL -> c != '\t';
            case Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE -> true;
            default -> false;
        };
    }

    private static String codePoint(int c) {
        return String.format(Locale.ROOT, "<U+%04X>", c);
    }
}
