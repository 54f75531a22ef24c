package io.fleetgate.template.function;

import io.fleetgate.template.value.Value;
import java.util.Map;

/** The beginning, the end and the middle of strings. */
final class AffixFunctions {
    private AffixFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        Signature trim = Signature.between(1, 2, a -> trim(a, true, true));
        functions.put("trim", trim);
        functions.put("strip", trim);
        functions.put("trimSpace", trim);
        functions.put("strings_trim", trim);
        functions.put("trimLeft", Signature.between(1, 2, a -> trim(a, true, false)));
        functions.put("trimRight", Signature.between(1, 2, a -> trim(a, false, true)));
        functions.put("trimPrefix", Signature.of(2, AffixFunctions::trimPrefix));
        functions.put("trimSuffix", Signature.of(2, AffixFunctions::trimSuffix));
        functions.put("basename", Signature.of(1, AffixFunctions::basename));
    }

    /** Without white space, or without the characters of the second argument, at one end or both. */
    private static Value trim(Arguments arguments, boolean left, boolean right) {
        String text = arguments.text(0);
        String characters = arguments.textOr(1, "");
        arguments.meter().steps(characters.isEmpty() ? 0 : (long) text.length() * (1 + characters.length() / 16));
        int start = 0;
        int end = text.length();
        while (left && start < end && isTrimmed(text.charAt(start), characters)) {
            start++;
        }
        while (right && end > start && isTrimmed(text.charAt(end - 1), characters)) {
            end--;
        }
        return Value.of(text.substring(start, end));
    }

    private static boolean isTrimmed(char character, String characters) {
        return characters.isEmpty() ? Character.isWhitespace(character) : characters.indexOf(character) >= 0;
    }

    private static Value trimPrefix(Arguments arguments) {
        String text = arguments.text(0);
        String prefix = arguments.text(1);
        return Value.of(text.startsWith(prefix) ? text.substring(prefix.length()) : text);
    }

    private static Value trimSuffix(Arguments arguments) {
        String text = arguments.text(0);
        String suffix = arguments.text(1);
        return Value.of(text.endsWith(suffix) ? text.substring(0, text.length() - suffix.length()) : text);
    }

    private static Value basename(Arguments arguments) {
        String path = arguments.text(0);
        return Value.of(path.substring(path.lastIndexOf('/') + 1));
    }
}
