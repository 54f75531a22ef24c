package io.fleetgate.template.function;

import io.fleetgate.template.value.Value;
import java.util.Map;

/** The beginning, the end and the middle of strings. */
final class AffixFunctions {
    private AffixFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        Signature trim = Signature.of(1, a -> Value.of(a.text(0).strip()));
        functions.put("trim", trim);
        functions.put("strip", trim);
        functions.put("trimSpace", trim);
        functions.put("strings_trim", trim);
        functions.put("trimPrefix", Signature.of(2, AffixFunctions::trimPrefix));
        functions.put("trimSuffix", Signature.of(2, AffixFunctions::trimSuffix));
        functions.put("hasPrefix", Signature.of(2, a -> Value.of(a.text(0).startsWith(a.text(1)))));
        functions.put("hasSuffix", Signature.of(2, a -> Value.of(a.text(0).endsWith(a.text(1)))));
        functions.put(
                "strings_contains", Signature.of(2, a -> Value.of(a.text(0).contains(a.text(1)))));
        functions.put("basename", Signature.of(1, AffixFunctions::basename));
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
