package io.fleetgate.document.scalar;

import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Which texts are numbers to go-yaml, with its prefixes, octals and underscores; in time linear in the text. */
public final class NumberSyntax {
    private static final Pattern DECIMAL = Pattern.compile("[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?");

    private NumberSyntax() {}

    /** Whether a text could be a decimal number, judged by its characters only. */
    public static boolean looksDecimal(String text) {
        return text.chars().allMatch(c -> (c >= '0' && c <= '9') || "+-._eE".indexOf(c) >= 0);
    }

    /** The number that a plain YAML scalar is, or null where it is not one. */
    static @Nullable Scalar yaml(String text) {
        char first = text.isEmpty() ? ' ' : text.charAt(0);
        if (first == '.') {
            return separatesDigits(text) ? decimal(text.replace("_", "")) : null;
        }
        if (first != '+' && first != '-' && !isDigit(first)) {
            return null;
        }
        String plain = text.replace("_", "");
        Scalar number = whole(plain);
        if (number == null) {
            number = decimal(plain);
        }
        return number == null && plain.startsWith("0b") ? signed(plain.substring(2), 2) : number;
    }

    /** The number that a JSON token is, or null where it is beyond 64 bit floating numbers. */
    public static @Nullable Scalar json(String token) {
        Scalar whole = signed(token, 10);
        return whole instanceof Scalar.Whole ? whole : decimal(token);
    }

    private static @Nullable Scalar decimal(String text) {
        if (!DECIMAL.matcher(text).matches()) {
            return null;
        }
        double value = Double.parseDouble(text);
        return Double.isInfinite(value) ? null : new Scalar.Real(value);
    }

    /** A whole number whose base is told by its prefix; a leading zero alone means octal. */
    private static @Nullable Scalar whole(String text) {
        String sign = text.startsWith("-") || text.startsWith("+") ? text.substring(0, 1) : "";
        String rest = text.substring(sign.length());
        if (!rest.startsWith("0") || rest.length() == 1) {
            return signed(text, 10);
        }
        String prefix = rest.length() > 2 ? rest.substring(0, 2).toLowerCase(Locale.ROOT) : "0";
        return switch (prefix) {
            case "0x" -> signed(sign, rest.substring(2), 16);
            case "0b" -> signed(sign, rest.substring(2), 2);
            case "0o" -> signed(sign, rest.substring(2), 8);
            default -> signed(sign, rest.substring(1), 8);
        };
    }

    private static @Nullable Scalar signed(String text, int radix) {
        String sign = text.startsWith("-") || text.startsWith("+") ? text.substring(0, 1) : "";
        return signed(sign, text.substring(sign.length()), radix);
    }

    private static @Nullable Scalar signed(String sign, String digits, int radix) {
        OptionalLong magnitude = unsigned(digits, radix);
        if (magnitude.isEmpty()) {
            return null;
        }
        long bits = magnitude.getAsLong();
        if (sign.equals("-")) {
            return bits >= 0 || bits == Long.MIN_VALUE ? new Scalar.Whole(-bits) : null;
        }
        return bits >= 0 ? new Scalar.Whole(bits) : sign.isEmpty() ? new Scalar.Unsigned(bits) : null;
    }

    /** The 64 bits of an unsigned number; none where it has other characters, no digits, or more bits. */
    private static OptionalLong unsigned(String digits, int radix) {
        long most = Long.divideUnsigned(-1, radix);
        long value = 0;
        for (int i = 0; i < digits.length(); i++) {
            char c = digits.charAt(i);
            int digit = c < 128 ? Character.digit(c, radix) : -1;
            long next = value * radix + digit;
            if (digit < 0 || Long.compareUnsigned(value, most) > 0 || Long.compareUnsigned(next, digit) < 0) {
                return OptionalLong.empty();
            }
            value = next;
        }
        return digits.isEmpty() ? OptionalLong.empty() : OptionalLong.of(value);
    }

    private static boolean separatesDigits(String text) {
        for (int at = text.indexOf('_'); at >= 0; at = text.indexOf('_', at + 1)) {
            if (!isDigit(text.charAt(at - 1)) || at + 1 == text.length() || !isDigit(text.charAt(at + 1))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
