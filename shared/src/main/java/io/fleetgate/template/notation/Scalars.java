package io.fleetgate.template.notation;

import io.fleetgate.document.scalar.Scalar;
import io.fleetgate.document.scalar.ScalarResolver;
import io.fleetgate.template.operation.Texts;
import io.fleetgate.template.value.Value;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Single words and numbers in JSON, and in YAML as {@code kubectl} reads it. */
public final class Scalars {
    /** The longest key that YAML finds without a question mark, and then some. */
    private static final int LONGEST_PLAIN = 128;

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9/][A-Za-z0-9/._-]*");
    private static final Pattern DATE = Pattern.compile("[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt \\t].*)?");
    private static final Pattern BASE_60 = Pattern.compile("[-+]?[0-9][0-9_]*(:[0-5]?[0-9])+(\\.[0-9_]*)?");
    private static final Set<String> MERGE_OR_DEFAULT = Set.of("<<", "=");

    private Scalars() {}

    /** A scalar in JSON; its text is its string or its number. */
    static String json(Value scalar) {
        return switch (scalar) {
            case Value.Text(String text) -> quoted(text);
            case Value.Nothing _ -> "null";
            case Value _ -> Texts.of(scalar);
        };
    }

    /** A scalar in YAML; strings have quotes wherever they could mean anything else without. */
    static String yaml(Value scalar) {
        return scalar instanceof Value.Text(String text) && isPlain(text) ? text : json(scalar);
    }

    /** Whether a string is itself without quotes, wherever it stands. */
    static boolean isPlain(String text) {
        return text.length() <= LONGEST_PLAIN && PLAIN.matcher(text).matches() && isString(text);
    }

    /** Whether an unquoted scalar is a string to {@code kubectl}, and to readers that know YAML 1.1 in full or 1.2. */
    public static boolean isString(String plain) {
        return ScalarResolver.resolve(null, plain, true) instanceof Scalar.Text
                && !MERGE_OR_DEFAULT.contains(plain)
                && !DATE.matcher(plain).matches()
                && !BASE_60.matcher(plain).matches();
    }

    /** In double quotes, as JSON and YAML both read it, on one line. */
    public static String quoted(String text) {
        StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
        for (int index = 0; index < text.length(); index++) {
            char character = text.charAt(index);
            switch (character) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                case '\r' -> quoted.append("\\r");
                case '\t' -> quoted.append("\\t");
                default -> quoted.append(isPrinted(text, index) ? String.valueOf(character) : escaped(character));
            }
        }
        return quoted.append('"').toString();
    }

    /** Halves of pairs of surrogates are printed only together; what ends a line in Unicode is not printed. */
    private static boolean isPrinted(String text, int index) {
        char character = text.charAt(index);
        if (Character.isHighSurrogate(character)) {
            return index + 1 < text.length() && Character.isLowSurrogate(text.charAt(index + 1));
        }
        if (Character.isLowSurrogate(character)) {
            return index > 0 && Character.isHighSurrogate(text.charAt(index - 1));
        }
        return (character >= ' ' && character < 0x7f) || (character >= 0xa0 && isPrintedInYaml(character));
    }

    private static boolean isPrintedInYaml(char character) {
        return character != '\u2028' && character != '\u2029' && character != '\ufeff' && character < '\ufffe';
    }

    private static String escaped(char character) {
        return String.format(Locale.ROOT, "\\u%04x", (int) character);
    }
}
