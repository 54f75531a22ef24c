package io.fleetgate.text;

import java.util.Locale;
import java.util.regex.Pattern;

/** User text made safe to print: quoted, cut, and with everything but printable ASCII shown as {@code U+XXXX}. */
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
                printed.append(String.format(Locale.ROOT, "<U+%04X>", c));
            }
        });
        return printed.append(text.codePointCount(0, text.length()) > MAX_CODE_POINTS ? "…\"" : "\"")
                .toString();
    }
}
