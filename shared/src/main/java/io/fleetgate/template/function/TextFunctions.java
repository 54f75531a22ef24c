package io.fleetgate.template.function;

import io.fleetgate.template.budget.BoundedText;
import io.fleetgate.template.operation.Texts;
import io.fleetgate.template.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Strings as a whole: case, parts, and putting them together. */
final class TextFunctions {
    private TextFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        Signature lower = Signature.of(1, a -> Value.of(a.text(0).toLowerCase(Locale.ROOT)));
        Signature upper = Signature.of(1, a -> Value.of(a.text(0).toUpperCase(Locale.ROOT)));
        Signature split = Signature.between(2, 3, TextFunctions::split);
        Signature replace = Signature.of(3, TextFunctions::replace);
        functions.put("lower", lower);
        functions.put("toLower", lower);
        functions.put("strings_lower", lower);
        functions.put("upper", upper);
        functions.put("toUpper", upper);
        functions.put("capitalize", Signature.of(1, a -> Value.of(capitalized(a.text(0)))));
        functions.put("title", Signature.of(1, TextFunctions::title));
        functions.put("split", split);
        functions.put("strings_split", split);
        functions.put("splitn", split);
        functions.put("replace", replace);
        functions.put("replaceAll", replace);
        functions.put("strings_replace", replace);
        functions.put("join", Signature.between(1, 2, TextFunctions::join));
        functions.put("repeat", Signature.of(2, TextFunctions::repeat));
        functions.put("indent", Signature.between(1, 2, TextFunctions::indent));
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

    /** At most as many parts as the third argument says, the rest in the last. */
    private static Value split(Arguments arguments) {
        String text = arguments.text(0);
        String separator = arguments.text(1);
        long most = arguments.count() > 2 ? arguments.whole(2) : Long.MAX_VALUE;
        List<Value> parts = new ArrayList<>();
        int from = 0;
        int at = separator.isEmpty() ? -1 : text.indexOf(separator);
        while (at >= 0 && parts.size() + 1 < most) {
            arguments.meter().elements(1);
            parts.add(Value.of(text.substring(from, at)));
            from = at + separator.length();
            at = text.indexOf(separator, from);
        }
        parts.add(Value.of(text.substring(from)));
        return new Value.Sequence(parts);
    }

    private static Value replace(Arguments arguments) {
        String text = arguments.text(0);
        String old = arguments.text(1);
        String replacement = arguments.text(2);
        BoundedText replaced = new BoundedText(arguments.meter());
        int from = 0;
        int at = old.isEmpty() ? -1 : text.indexOf(old);
        while (at >= 0) {
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

    private static Value repeat(Arguments arguments) {
        String text = arguments.text(0);
        BoundedText repeated = new BoundedText(arguments.meter());
        for (long count = arguments.whole(1); count > 0; count--) {
            repeated.append(text);
        }
        return Value.of(repeated.toString());
    }

    /** All lines but the first and the empty ones, by four blanks if nothing else is said. */
    private static Value indent(Arguments arguments) {
        Value width = arguments.valueOr(1, Value.of(4));
        BoundedText prefix = new BoundedText(arguments.meter());
        if (width instanceof Value.Text(String blanks)) {
            prefix.append(blanks);
        } else {
            for (long count = arguments.count() > 1 ? arguments.whole(1) : 4; count > 0; count--) {
                prefix.append(" ");
            }
        }
        BoundedText indented = new BoundedText(arguments.meter());
        boolean first = true;
        String text = arguments.text(0);
        arguments
                .meter()
                .elements(text.chars().filter(character -> character == '\n').count());
        for (String line : text.split("\n", -1)) {
            indented.append(first ? "" : "\n").append(first || line.isEmpty() ? "" : prefix.toString());
            indented.append(line);
            first = false;
        }
        return Value.of(indented.toString());
    }
}
