package io.fleetgate.template.function;

import io.fleetgate.template.budget.BoundedText;
import io.fleetgate.template.operation.Texts;
import io.fleetgate.template.value.Value;
import java.util.Map;

/** Putting strings together. */
final class TextFunctions {
    private TextFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        Signature replace = Signature.between(3, 4, TextFunctions::replace);
        functions.put("replace", replace);
        functions.put("replaceAll", replace);
        functions.put("strings_replace", replace);
        functions.put("join_key", Signature.between(2, Signature.ANY_NUMBER, TextFunctions::joinKey));
        functions.put("join", Signature.between(1, 2, TextFunctions::join));
        functions.put("repeat", Signature.of(2, TextFunctions::repeat));
    }

    /** The first occurrences, as many as the fourth argument says, or all. */
    private static Value replace(Arguments arguments) {
        String text = arguments.text(0);
        String old = arguments.text(1);
        String replacement = arguments.text(2);
        BoundedText replaced = new BoundedText(arguments.meter());
        long left = arguments.count() > 3 && arguments.whole(3) >= 0 ? arguments.whole(3) : Long.MAX_VALUE;
        int from = 0;
        int at = old.isEmpty() ? -1 : text.indexOf(old);
        for (; at >= 0 && left > 0; left--) {
            replaced.append(text.substring(from, at)).append(replacement);
            from = at + old.length();
            at = text.indexOf(old, from);
        }
        return Value.of(replaced.append(text.substring(from)).toString());
    }

    private static Value join(Arguments arguments) {
        String separator = arguments.textOr(1, "");
        BoundedText joined = new BoundedText(arguments.meter());
        boolean first = true;
        for (Value item : arguments.items(0)) {
            joined.append(first ? "" : separator).append(Texts.of(item));
            first = false;
        }
        return Value.of(joined.toString());
    }

    /** All arguments but the first, with the first between them. */
    private static Value joinKey(Arguments arguments) {
        BoundedText joined = new BoundedText(arguments.meter());
        for (int index = 1; index < arguments.count(); index++) {
            joined.append(index > 1 ? arguments.text(0) : "").append(arguments.text(index));
        }
        return Value.of(joined.toString());
    }

    private static Value repeat(Arguments arguments) {
        String text = arguments.text(0);
        BoundedText repeated = new BoundedText(arguments.meter());
        for (long count = arguments.whole(1); count > 0; count--) {
            repeated.append(text);
        }
        return Value.of(repeated.toString());
    }
}
