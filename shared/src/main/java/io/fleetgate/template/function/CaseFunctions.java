package io.fleetgate.template.function;

import io.fleetgate.template.budget.BoundedText;
import io.fleetgate.template.value.Value;
import java.util.Locale;
import java.util.Map;

/** Strings in other letters, and shortened. */
final class CaseFunctions {
    private CaseFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        Signature lower = Signature.of(1, a -> Value.of(a.text(0).toLowerCase(Locale.ROOT)));
        Signature upper = Signature.of(1, a -> Value.of(a.text(0).toUpperCase(Locale.ROOT)));
        Signature title = Signature.of(1, CaseFunctions::title);
        functions.put("lower", lower);
        functions.put("toLower", lower);
        functions.put("strings_lower", lower);
        functions.put("upper", upper);
        functions.put("toUpper", upper);
        functions.put("capitalize", Signature.of(1, a -> Value.of(capitalized(a.text(0)))));
        functions.put("title", title);
        functions.put("capitalizeAll", title);
        functions.put("toKebab", Signature.of(1, CaseFunctions::kebab));
        functions.put("abbreviate", Signature.of(2, CaseFunctions::abbreviate));
    }

    private static String capitalized(String text) {
        if (text.isEmpty()) {
            return text;
        }
        int first = text.offsetByCodePoints(0, 1);
        return text.substring(0, first).toUpperCase(Locale.ROOT) + text.substring(first);
    }

    private static Value title(Arguments arguments) {
        StringBuilder title = new StringBuilder();
        boolean starts = true;
        for (char character : arguments.text(0).toCharArray()) {
            title.append(starts ? Character.toTitleCase(character) : character);
            starts = Character.isWhitespace(character);
        }
        return Value.of(title.toString());
    }

    /** A hyphen before each capital letter that follows a small one or a digit, and for what is no letter or digit. */
    private static Value kebab(Arguments arguments) {
        BoundedText kebab = new BoundedText(arguments.meter());
        boolean afterWord = false;
        boolean wantsHyphen = false;
        for (char character : arguments.text(0).toCharArray()) {
            if (!Character.isLetterOrDigit(character)) {
                wantsHyphen = !kebab.isEmpty();
                continue;
            }
            boolean starts = wantsHyphen || (afterWord && Character.isUpperCase(character));
            kebab.append((starts ? "-" : "") + Character.toLowerCase(character));
            afterWord = !Character.isUpperCase(character);
            wantsHyphen = false;
        }
        return Value.of(kebab.toString());
    }

    /** At most as many characters as the second argument says, with three dots where something is missing. */
    private static Value abbreviate(Arguments arguments) {
        String text = arguments.text(0);
        long most = arguments.whole(1);
        if (text.codePointCount(0, text.length()) <= most) {
            return Value.of(text);
        }
        long kept = Math.max(0, most - 3);
        return Value.of(
                text.substring(0, text.offsetByCodePoints(0, (int) kept)).stripTrailing() + "...");
    }
}
