package io.fleetgate.template.function;

import com.google.re2j.Matcher;
import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.regex.LinearPattern;
import io.fleetgate.template.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Searching by pattern. */
final class PatternFunctions {
    private static final String SPECIAL = "\\.+*?()|[]{}^$";

    private PatternFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        functions.put("regexp", Signature.of(1, a -> new Regexp(compiled(a, 0), a.meter())));
        functions.put("regex_search", Signature.of(2, PatternFunctions::search));
        functions.put("regex_replace", Signature.of(3, PatternFunctions::replace));
        functions.put("sanitize_regex", Signature.of(1, PatternFunctions::sanitize));
        functions.put("glob_match", Signature.of(2, PatternFunctions::glob));
    }

    private static LinearPattern compiled(Arguments arguments, int index) {
        return LinearPattern.compile(arguments.text(index), arguments.meter());
    }

    private static Value search(Arguments arguments) {
        Matcher matcher = compiled(arguments, 1).matcher(arguments.text(0), arguments.meter());
        return Value.of(matcher.find());
    }

    private static Value replace(Arguments arguments) {
        return Value.of(compiled(arguments, 1).replaceAll(arguments.text(0), arguments.text(2), arguments.meter()));
    }

    private static Value sanitize(Arguments arguments) {
        String text = arguments.text(0);
        arguments.meter().text(2L * text.length());
        StringBuilder sanitized = new StringBuilder();
        for (int index = 0; index < text.length(); index++) {
            char character = text.charAt(index);
            sanitized.append(SPECIAL.indexOf(character) < 0 ? "" : "\\").append(character);
        }
        return Value.of(sanitized.toString());
    }

    /** Whether a string matches, or which strings of a list do. */
    private static Value glob(Arguments arguments) {
        Meter meter = arguments.meter();
        LinearPattern pattern = LinearPattern.compile(Globs.regularExpression(arguments.text(1)), meter);
        if (!(arguments.value(0) instanceof Value.Sequence)) {
            return Value.of(pattern.matcher(arguments.text(0), meter).matches());
        }
        List<Value> matching = new ArrayList<>();
        for (Value item : arguments.items(0)) {
            if (!(item instanceof Value.Text(String text))) {
                throw TemplateStop.wrongValue("matches " + item.kind() + " in a list of strings");
            }
            meter.elements(1);
            if (pattern.matcher(text, meter).matches()) {
                matching.add(item);
            }
        }
        return new Value.Sequence(matching);
    }
}
