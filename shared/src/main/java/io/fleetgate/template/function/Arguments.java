package io.fleetgate.template.function;

import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.operation.Texts;
import io.fleetgate.template.value.Value;
import java.util.List;
import java.util.Map;

/** What a function is called with, and the budget that it pays from. A filter's value is the first argument. */
final class Arguments {
    private final List<Value> values;
    private final Meter meter;
    private final FirstSeen seen;

    Arguments(List<Value> values, Meter meter, FirstSeen seen) {
        this.values = values;
        this.meter = meter;
        this.seen = seen;
    }

    FirstSeen seen() {
        return seen;
    }

    Meter meter() {
        return meter;
    }

    int count() {
        return values.size();
    }

    Value value(int index) {
        return values.get(index);
    }

    Value valueOr(int index, Value preset) {
        return index < values.size() ? values.get(index) : preset;
    }

    List<Value> from(int index) {
        return values.subList(Math.min(index, values.size()), values.size());
    }

    /** The text of a scalar; reading through it is paid for. */
    String text(int index) {
        String text = Texts.of(values.get(index));
        meter.text(text.length());
        return text;
    }

    String textOr(int index, String preset) {
        return index < values.size() ? text(index) : preset;
    }

    long whole(int index) {
        if (values.get(index) instanceof Value.Whole(long number)) {
            return number;
        }
        throw TemplateStop.wrongValue(
                position(index) + " is " + values.get(index).kind() + ", not a whole number");
    }

    /** The elements of a list, with nothing for null; reading through them is paid for. */
    List<Value> items(int index) {
        List<Value> items = switch (values.get(index)) {
            case Value.Sequence(List<Value> elements) -> elements;
            case Value.Nothing _ -> List.of();
            case Value other -> throw TemplateStop.wrongValue(position(index) + " is " + other.kind() + ", not a list");
        };
        meter.steps(items.size());
        return items;
    }

    /** The entries of a map, with nothing for null; reading through them is paid for. */
    Map<String, Value> entries(int index) {
        Map<String, Value> entries = switch (values.get(index)) {
            case Value.Mapping(Map<String, Value> fields) -> fields;
            case Value.Nothing _ -> Map.of();
            case Value other -> throw TemplateStop.wrongValue(position(index) + " is " + other.kind() + ", not a map");
        };
        meter.steps(entries.size());
        return entries;
    }

    private static String position(int index) {
        return "argument " + (index + 1);
    }
}
