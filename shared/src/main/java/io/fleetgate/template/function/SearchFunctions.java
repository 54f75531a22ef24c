package io.fleetgate.template.function;

import io.fleetgate.template.value.Value;
import java.util.Map;

/** Where strings are in strings; positions count characters from 0, and -1 is nowhere. */
final class SearchFunctions {
    private SearchFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        functions.put("index", Signature.of(2, a -> Value.of(a.text(0).indexOf(a.text(1)))));
        functions.put("lastIndex", Signature.of(2, a -> Value.of(a.text(0).lastIndexOf(a.text(1)))));
        functions.put("indexAny", Signature.of(2, SearchFunctions::indexAny));
        functions.put(
                "strings_contains", Signature.of(2, a -> Value.of(a.text(0).contains(a.text(1)))));
        functions.put("hasPrefix", Signature.of(2, a -> Value.of(a.text(0).startsWith(a.text(1)))));
        functions.put("hasSuffix", Signature.of(2, a -> Value.of(a.text(0).endsWith(a.text(1)))));
    }

    private static Value indexAny(Arguments arguments) {
        String text = arguments.text(0);
        String characters = arguments.text(1);
        for (int index = 0; index < text.length(); index++) {
            arguments.meter().steps(1 + characters.length() / 16);
            if (characters.indexOf(text.charAt(index)) >= 0) {
                return Value.of(index);
            }
        }
        return Value.of(-1);
    }
}
