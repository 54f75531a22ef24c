package io.fleetgate.template.function;

import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.operation.Comparison;
import io.fleetgate.template.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Lists; the given one is never changed. */
final class ListFunctions {
    private ListFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        functions.put("length", Signature.of(1, ListFunctions::length));
        functions.put("first", Signature.of(1, a -> end(a.items(0), true)));
        functions.put("last", Signature.of(1, a -> end(a.items(0), false)));
        functions.put(
                "reverse", Signature.of(1, a -> new Value.Sequence(a.items(0).reversed())));
        functions.put("append", Signature.between(1, Signature.ANY_NUMBER, ListFunctions::append));
        functions.put("toSlice", Signature.of(1, a -> new Value.Sequence(a.items(0))));
        functions.put("seq", Signature.of(1, ListFunctions::seq));
        functions.put("shard_slice", Signature.of(3, ListFunctions::shard));
        Signature sort = Signature.of(1, ListFunctions::sorted);
        functions.put("sort", sort);
        functions.put("sort_strings", sort);
    }

    private static Value length(Arguments arguments) {
        return switch (arguments.value(0)) {
            case Value.Nothing _ -> Value.of(0);
            case Value.Text(String text) -> Value.of(text.codePointCount(0, text.length()));
            case Value.Sequence(var items) -> Value.of(items.size());
            case Value.Mapping(var entries) -> Value.of(entries.size());
            case Value other ->
                throw TemplateStop.wrongValue("argument 1 is " + other.kind() + ", which has no length");
        };
    }

    private static Value end(List<Value> items, boolean first) {
        if (items.isEmpty()) {
            return Value.NOTHING;
        }
        return first ? items.getFirst() : items.getLast();
    }

    private static Value append(Arguments arguments) {
        arguments.meter().elements(arguments.items(0).size() + (long) arguments.count());
        List<Value> longer = new ArrayList<>(arguments.items(0));
        longer.addAll(arguments.from(1));
        return new Value.Sequence(longer);
    }

    private static Value sorted(Arguments arguments) {
        Comparison comparison = new Comparison(arguments.meter());
        arguments.meter().elements(arguments.items(0).size());
        List<Value> sorted = new ArrayList<>(arguments.items(0));
        sorted.sort(comparison::compare);
        return new Value.Sequence(sorted);
    }

    /** The numbers from 0 to below the argument. */
    private static Value seq(Arguments arguments) {
        List<Value> numbers = new ArrayList<>();
        for (long number = 0; number < arguments.whole(0); number++) {
            arguments.meter().elements(1);
            numbers.add(Value.of(number));
        }
        return new Value.Sequence(numbers);
    }

    /** One of several parts that are as equal as can be, the longer ones first; the whole list if there is no such part. */
    private static Value shard(Arguments arguments) {
        List<Value> items = arguments.items(0);
        long index = arguments.whole(1);
        long shards = arguments.whole(2);
        if (shards <= 1 || index < 0 || index >= shards) {
            return new Value.Sequence(items);
        }
        long size = items.size() / shards;
        long longer = items.size() % shards;
        long from = index * size + Math.min(index, longer);
        long to = from + size + (index < longer ? 1 : 0);
        return new Value.Sequence(items.subList((int) from, (int) to));
    }
}
