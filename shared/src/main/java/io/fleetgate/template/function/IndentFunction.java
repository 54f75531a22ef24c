package io.fleetgate.template.function;

import io.fleetgate.template.budget.BoundedText;
import io.fleetgate.template.operation.Truths;
import io.fleetgate.template.value.Value;
import java.util.Map;

/** {@code indent(text, width = 4 | string, first = false, blank = false)}. */
final class IndentFunction {
    private static final long USUAL_WIDTH = 4;

    private IndentFunction() {}

    static void addTo(Map<String, Signature> functions) {
        functions.put("indent", Signature.between(1, 4, IndentFunction::indent));
    }

    /** All lines; the first one and the empty ones only if the third and the fourth argument say so. */
    private static Value indent(Arguments arguments) {
        String text = arguments.text(0);
        String prefix = prefix(arguments);
        boolean first = Truths.of(arguments.valueOr(2, Value.FALSE));
        boolean blank = Truths.of(arguments.valueOr(3, Value.FALSE));
        arguments
                .meter()
                .elements(text.chars().filter(character -> character == '\n').count());
        BoundedText indented = new BoundedText(arguments.meter());
        String separator = "";
        boolean indents = first;
        for (String line : text.split("\n", -1)) {
            indented.append(separator).append(indents && (blank || !line.isEmpty()) ? prefix : "");
            indented.append(line);
            separator = "\n";
            indents = true;
        }
        return Value.of(indented.toString());
    }

    private static String prefix(Arguments arguments) {
        if (arguments.valueOr(1, Value.NOTHING) instanceof Value.Text(String blanks)) {
            arguments.meter().text(blanks.length());
            return blanks;
        }
        long width = arguments.count() > 1 ? arguments.whole(1) : USUAL_WIDTH;
        arguments.meter().text(Math.max(0, width));
        return " ".repeat((int) Math.max(0, width));
    }
}
