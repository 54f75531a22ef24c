package io.fleetgate.template.function;

import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.operation.Comparison;
import io.fleetgate.template.operation.Texts;
import io.fleetgate.template.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Lists in order; equal elements stay as they were. */
final class SortFunctions {
    private SortFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        functions.put("sort", Signature.of(1, SortFunctions::sorted));
        functions.put("sort_strings", Signature.of(1, SortFunctions::sortedAsText));
        functions.put("sort_by", Signature.between(2, Signature.ANY_NUMBER, SortFunctions::sortedBy));
    }

    private static Value sorted(Arguments arguments) {
        Comparison comparison = new Comparison(arguments.meter());
        List<Value> sorted = copied(arguments);
        sorted.sort(comparison::compare);
        return new Value.Sequence(sorted);
    }

    private static Value sortedAsText(Arguments arguments) {
        List<Value> sorted = new ArrayList<>();
        for (Value item : copied(arguments)) {
            sorted.add(Value.of(Texts.of(item)));
        }
        Comparison comparison = new Comparison(arguments.meter());
        sorted.sort(comparison::compare);
        return new Value.Sequence(sorted);
    }

    private static List<Value> copied(Arguments arguments) {
        List<Value> items = arguments.items(0);
        arguments.meter().elements(items.size());
        return new ArrayList<>(items);
    }

    /** Each criterion is read once of each element. */
    private static Value sortedBy(Arguments arguments) {
        Meter meter = arguments.meter();
        List<Criterion> criteria = criteria(arguments);
        List<Value> items = arguments.items(0);
        meter.elements(2L * items.size() * (criteria.size() + 1));
        List<List<Value>> keys = new ArrayList<>(items.size());
        for (Value item : items) {
            keys.add(criteria.stream()
                    .map(criterion -> criterion.read(item, meter))
                    .toList());
        }
        List<Value> sorted = new ArrayList<>(items.size());
        IntStream.range(0, items.size())
                .boxed()
                .sorted((a, b) -> compare(criteria, keys.get(a), keys.get(b), meter))
                .forEach(index -> sorted.add(items.get(index)));
        return new Value.Sequence(sorted);
    }

    private static List<Criterion> criteria(Arguments arguments) {
        List<Criterion> criteria = new ArrayList<>();
        for (Value argument : arguments.from(1)) {
            List<Value> several = argument instanceof Value.Sequence(var all) ? all : List.of(argument);
            for (Value one : several) {
                if (!(one instanceof Value.Text(String text))) {
                    throw TemplateStop.wrongValue("sorts by " + one.kind() + " instead of a path");
                }
                criteria.add(Criterion.parse(text, arguments.meter()));
            }
        }
        return criteria;
    }

    private static int compare(List<Criterion> criteria, List<Value> left, List<Value> right, Meter meter) {
        for (int index = 0; index < criteria.size(); index++) {
            meter.step();
            int order = criteria.get(index).compare(left.get(index), right.get(index));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }
}
