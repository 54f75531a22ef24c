package io.fleetgate.template.function;

import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.notation.JsonText;
import io.fleetgate.template.operation.Numbers;
import io.fleetgate.template.operation.ValuePath;
import io.fleetgate.template.value.Value;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What {@code sort_by} sorts by: a path, perhaps with {@code | length}, {@code :exists} and {@code :desc} behind it. Numbers
 * come before everything else, which is compared as text; what is missing comes last, or first if descending.
 */
final class Criterion {
    private static final Pattern LENGTH = Pattern.compile("[ \\t]*\\|[ \\t]*length");

    private final ValuePath path;
    private final Reading reading;
    private final int sign;

    private enum Reading {
        VALUE,
        EXISTS,
        LENGTH
    }

    private Criterion(ValuePath path, Reading reading, int sign) {
        this.path = path;
        this.reading = reading;
        this.sign = sign;
    }

    static Criterion parse(String written, Meter meter) {
        String rest = written.strip();
        boolean descending = rest.endsWith(":desc");
        rest = descending ? rest.substring(0, rest.length() - ":desc".length()).stripTrailing() : rest;
        boolean exists = rest.endsWith(":exists");
        rest = exists ? rest.substring(0, rest.length() - ":exists".length()).stripTrailing() : rest;
        Matcher length = LENGTH.matcher(rest);
        boolean counts = rest.endsWith("length") && length.find() && length.end() == rest.length();
        rest = counts ? rest.substring(0, length.start()) : rest;
        Reading reading = exists ? Reading.EXISTS : counts ? Reading.LENGTH : Reading.VALUE;
        return new Criterion(ValuePath.parse(rest, meter), reading, descending ? -1 : 1);
    }

    /** A number, a string, or null. */
    Value read(Value item, Meter meter) {
        Value found = path.read(item, meter);
        return switch (reading) {
            case EXISTS -> Value.of(found instanceof Value.Nothing ? 0 : 1);
            case LENGTH -> found instanceof Value.Nothing ? found : Value.of(Lengths.of(found));
            case VALUE -> comparable(found, meter);
        };
    }

    private static Value comparable(Value found, Meter meter) {
        return switch (found) {
            case Value.Nothing _, Value.Whole _, Value.Decimal _, Value.Text _ -> found;
            case Value.Truth _, Value.Sequence _, Value.Mapping _ -> Value.of(JsonText.of(found, meter));
            case Value.Receiver _ -> throw TemplateStop.wrongValue("sorts by " + found.kind());
        };
    }

    int compare(Value left, Value right) {
        int rank = Integer.compare(rank(left), rank(right));
        if (rank != 0) {
            return sign * rank;
        }
        return sign
                * (left instanceof Value.Text(String text) && right instanceof Value.Text(String other)
                        ? text.compareTo(other)
                        : left instanceof Value.Nothing ? 0 : Numbers.compare(left, right));
    }

    private static int rank(Value value) {
        return switch (value) {
            case Value.Whole _, Value.Decimal _ -> 0;
            case Value.Nothing _ -> 2;
            case Value _ -> 1;
        };
    }
}
