package io.fleetgate.template.function;

import io.fleetgate.template.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Strings in parts. */
final class SplitFunctions {
    private SplitFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        Signature split = Signature.between(2, 3, a -> split(a, 0));
        Signature after = Signature.between(2, 3, a -> split(a, a.text(1).length()));
        functions.put("split", split);
        functions.put("splitn", split);
        functions.put("splitN", split);
        functions.put("strings_split", split);
        functions.put("strings_splitn", split);
        functions.put("splitAfter", after);
        functions.put("splitAfterN", after);
    }

    /**
     * At most as many parts as the third argument says, the rest in the last.
     *
     * @param kept how much of a separator belongs to the part before it
     */
    private static Value split(Arguments arguments, int kept) {
        String text = arguments.text(0);
        String separator = arguments.text(1);
        long most = arguments.count() > 2 && arguments.whole(2) >= 0 ? arguments.whole(2) : Long.MAX_VALUE;
        List<Value> parts = new ArrayList<>();
        int from = 0;
        int at = separator.isEmpty() ? -1 : text.indexOf(separator);
        while (at >= 0 && parts.size() + 1 < most) {
            arguments.meter().elements(1);
            parts.add(Value.of(text.substring(from, at + kept)));
            from = at + separator.length();
            at = text.indexOf(separator, from);
        }
        parts.add(Value.of(text.substring(from)));
        return new Value.Sequence(parts);
    }
}
