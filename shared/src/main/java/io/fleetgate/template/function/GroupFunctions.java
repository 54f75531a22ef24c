package io.fleetgate.template.function;

import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.operation.Comparison;
import io.fleetgate.template.operation.Texts;
import io.fleetgate.template.operation.ValuePath;
import io.fleetgate.template.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lists of objects by what a path finds in each; in the order in which it is first found. */
final class GroupFunctions {
    private GroupFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        functions.put("group_by", Signature.of(2, GroupFunctions::groupBy));
        functions.put("count_by", Signature.of(2, GroupFunctions::countBy));
        functions.put("index_by", Signature.of(2, GroupFunctions::indexBy));
        functions.put("unique_by", Signature.of(2, GroupFunctions::uniqueBy));
        functions.put("map_extract", Signature.of(2, GroupFunctions::extract));
        functions.put("selectattr", Signature.between(2, 4, GroupFunctions::select));
    }

    private static Value groupBy(Arguments arguments) {
        Map<String, Value> grouped = new LinkedHashMap<>();
        groups(arguments).forEach((key, items) -> grouped.put(key, new Value.Sequence(items)));
        return new Value.Mapping(grouped);
    }

    private static Value countBy(Arguments arguments) {
        Map<String, Value> counts = new LinkedHashMap<>();
        groups(arguments).forEach((key, items) -> counts.put(key, Value.of(items.size())));
        return new Value.Mapping(counts);
    }

    /** The last of several with the same key. */
    private static Value indexBy(Arguments arguments) {
        Map<String, Value> index = new LinkedHashMap<>();
        groups(arguments).forEach((key, items) -> index.put(key, items.getLast()));
        return new Value.Mapping(index);
    }

    /** The first of several with the same key. */
    private static Value uniqueBy(Arguments arguments) {
        List<Value> unique = new ArrayList<>();
        groups(arguments).values().forEach(items -> unique.add(items.getFirst()));
        return new Value.Sequence(unique);
    }

    private static Map<String, List<Value>> groups(Arguments arguments) {
        Meter meter = arguments.meter();
        ValuePath path = ValuePath.parse(arguments.text(1), meter);
        Map<String, List<Value>> groups = new LinkedHashMap<>();
        for (Value item : arguments.items(0)) {
            meter.elements(3);
            String key = Texts.of(path.read(item, meter));
            groups.computeIfAbsent(key, _ -> new ArrayList<>(1)).add(item);
        }
        return groups;
    }

    /** What is missing is left out. */
    private static Value extract(Arguments arguments) {
        Meter meter = arguments.meter();
        ValuePath path = ValuePath.parse(arguments.text(1), meter);
        List<Value> found = new ArrayList<>();
        for (Value item : arguments.items(0)) {
            meter.elements(1);
            Value value = path.read(item, meter);
            if (!(value instanceof Value.Nothing)) {
                found.add(value);
            }
        }
        return new Value.Sequence(found);
    }

    private static Value select(Arguments arguments) {
        Meter meter = arguments.meter();
        ValuePath path = ValuePath.parse(arguments.text(1), meter);
        String test = arguments.textOr(2, "exists");
        Value wanted = arguments.valueOr(3, Value.NOTHING);
        Comparison comparison = new Comparison(meter);
        List<Value> selected = new ArrayList<>();
        for (Value item : arguments.items(0)) {
            meter.elements(1);
            if (passes(path.read(item, meter), test, wanted, comparison)) {
                selected.add(item);
            }
        }
        return new Value.Sequence(selected);
    }

    private static boolean passes(Value found, String test, Value wanted, Comparison comparison) {
        return switch (test) {
            case "exists" -> !(found instanceof Value.Nothing);
            case "eq" -> comparison.equal(found, wanted);
            case "ne" -> !comparison.equal(found, wanted);
            case "in" -> comparison.contains(wanted, found);
            default -> throw TemplateStop.wrongValue("knows the tests exists, eq, ne and in, not this one");
        };
    }
}
