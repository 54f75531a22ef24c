package io.fleetgate.template.operation;

import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.value.Value;
import java.util.ArrayList;
import java.util.List;

/** A way from a value to one inside of it, written as {@code a.b}, {@code $.a['b.c'][0]}. */
public final class ValuePath {
    private final List<Value> names;

    private ValuePath(List<Value> names) {
        this.names = List.copyOf(names);
    }

    public static ValuePath parse(String path, Meter meter) {
        String rest = path.strip();
        rest = rest.startsWith("$") ? rest.substring(1) : rest;
        List<Value> names = new ArrayList<>();
        while (!rest.isEmpty()) {
            meter.elements(1);
            int end = rest.startsWith("[") ? bracket(rest, path, names) : field(rest, path, names);
            rest = rest.substring(end);
            meter.text(rest.length());
        }
        return new ValuePath(names);
    }

    /** What lies there, or null. */
    public Value read(Value from, Meter meter) {
        Value found = from;
        for (Value name : names) {
            meter.step();
            found = Members.readOrNothing(found, name);
        }
        return found;
    }

    private static int field(String rest, String path, List<Value> names) {
        int start = rest.startsWith(".") ? 1 : 0;
        int end = start;
        while (end < rest.length() && rest.charAt(end) != '.' && rest.charAt(end) != '[') {
            end++;
        }
        if (start == end) {
            throw broken(path);
        }
        names.add(Value.of(rest.substring(start, end)));
        return end;
    }

    private static int bracket(String rest, String path, List<Value> names) {
        char quote = rest.length() > 1 ? rest.charAt(1) : ']';
        boolean isName = quote == '\'' || quote == '"';
        int end = isName ? rest.indexOf(quote + "]", 2) : rest.indexOf(']');
        if (end < 0) {
            throw broken(path);
        }
        names.add(isName ? Value.of(rest.substring(2, end)) : position(rest.substring(1, end), path));
        return end + (isName ? 2 : 1);
    }

    private static Value position(String digits, String path) {
        try {
            return Value.of(Integer.parseUnsignedInt(digits));
        } catch (NumberFormatException e) {
            throw broken(path);
        }
    }

    private static TemplateStop broken(String path) {
        String shown = path.length() <= 80 ? path : path.substring(0, 80) + "…";
        return TemplateStop.wrongValue("\"" + shown + "\" is not a path like $.a.b, $.a['b.c'] or $.a[0]");
    }
}
