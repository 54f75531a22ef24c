package io.fleetgate.template.function;

import io.fleetgate.template.budget.BoundedText;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.notation.JsonText;
import io.fleetgate.template.notation.Scalars;
import io.fleetgate.template.operation.Texts;
import io.fleetgate.template.value.Value;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code sprintf} with the directives {@code %s %v %d %x %f %q %t %%}, their width and precision. */
final class Format {
    private static final Pattern DIRECTIVE = Pattern.compile("%([-0]?)([0-9]{0,3})(?:\\.([0-9]{1,2}))?([a-zA-Z%]?)");

    private Format() {}

    static String of(Arguments arguments) {
        String format = arguments.text(0);
        BoundedText text = new BoundedText(arguments.meter());
        Matcher directive = DIRECTIVE.matcher(format);
        int from = 0;
        int next = 1;
        while (directive.find()) {
            text.append(format.substring(from, directive.start()));
            from = directive.end();
            if (directive.group(4).equals("%")) {
                text.append("%");
                continue;
            }
            if (next == arguments.count()) {
                throw TemplateStop.wrongValue("has more directives than arguments");
            }
            text.append(padded(written(directive, next++, arguments), directive));
        }
        if (next != arguments.count()) {
            throw TemplateStop.wrongValue("has fewer directives than arguments");
        }
        return text.append(format.substring(from)).toString();
    }

    private static String written(Matcher directive, int index, Arguments arguments) {
        Value value = arguments.value(index);
        String precision = directive.group(3);
        return switch (directive.group(4)) {
            case "s" -> Texts.of(value);
            case "d" -> Long.toString(arguments.whole(index));
            case "x" -> Long.toHexString(arguments.whole(index));
            case "f" -> FormatFunctions.fixed(value, precision == null ? 6 : Long.parseLong(precision));
            case "q" -> Scalars.quoted(arguments.text(index));
            case "t", "v" -> value instanceof Value.Text(String text) ? text : JsonText.of(value, arguments.meter());
            default ->
                throw TemplateStop.wrongValue("knows %s, %v, %d, %x, %f, %q, %t and %%, not " + directive.group());
        };
    }

    private static String padded(String text, Matcher directive) {
        int width = directive.group(2).isEmpty() ? 0 : Integer.parseInt(directive.group(2));
        int missing = width - text.codePointCount(0, text.length());
        if (missing <= 0) {
            return text;
        }
        return switch (directive.group(1)) {
            case "-" -> text + " ".repeat(missing);
            case "0" ->
                text.startsWith("-") ? "-" + "0".repeat(missing) + text.substring(1) : "0".repeat(missing) + text;
            default -> " ".repeat(missing) + text;
        };
    }
}
