package io.fleetgate.template.render;

import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What loops go over. */
final class Elements {
    /** A map of two entries takes as much memory as so many elements. */
    private static final int PAIR = 8;

    private Elements() {}

    /** The elements of a list, or the entries of a map, each with {@code key} and {@code value}; none for null. */
    static List<Value> of(Value over, Meter meter) {
        return switch (over) {
            case Value.Nothing _ -> List.of();
            case Value.Sequence(List<Value> items) -> items;
            case Value.Mapping(Map<String, Value> entries) -> {
                meter.elements(PAIR * (long) entries.size());
                List<Value> pairs = new ArrayList<>(entries.size());
                entries.forEach((key, value) -> pairs.add(pair("key", Value.of(key), "value", value)));
                yield pairs;
            }
            case Value.Truth _, Value.Whole _, Value.Decimal _, Value.Text _, Value.Receiver _ ->
                throw TemplateStop.wrongValue("loops over " + over.kind());
        };
    }

    /** The variable {@code loop}, counting from 0. */
    static Value position(int index, int length) {
        Map<String, Value> loop = new LinkedHashMap<>();
        loop.put("index", Value.of(index));
        loop.put("revindex", Value.of(length - index - 1));
        loop.put("first", Value.of(index == 0));
        loop.put("last", Value.of(index == length - 1));
        loop.put("length", Value.of(length));
        return new Value.Mapping(loop);
    }

    private static Value pair(String firstName, Value first, String secondName, Value second) {
        Map<String, Value> pair = new LinkedHashMap<>();
        pair.put(firstName, first);
        pair.put(secondName, second);
        return new Value.Mapping(pair);
    }
}
