package io.fleetgate.template.function;

import io.fleetgate.template.operation.Texts;
import io.fleetgate.template.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Lists; the given one is never changed. */
final class ListFunctions {
    private ListFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        Signature length = Signature.of(1, a -> Value.of(Lengths.of(a.value(0))));
        functions.put("length", length);
        functions.put("len", length);
        functions.put("runeCount", length);
        functions.put("first", Signature.of(1, a -> end(a.items(0), true)));
        functions.put("last", Signature.of(1, a -> end(a.items(0), false)));
        functions.put(
                "reverse", Signature.of(1, a -> new Value.Sequence(a.items(0).reversed())));
        functions.put("append", Signature.between(1, Signature.ANY_NUMBER, ListFunctions::append));
        functions.put("toSlice", Signature.of(1, a -> new Value.Sequence(a.items(0))));
        functions.put("seq", Signature.of(1, ListFunctions::seq));
        functions.put("shard_slice", Signature.of(3, ListFunctions::shard));
        functions.put("toStringSlice", Signature.of(1, ListFunctions::texts));
        functions.put("first_seen", Signature.between(1, Signature.ANY_NUMBER, ListFunctions::firstSeen));
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

    private static Value texts(Arguments arguments) {
        List<Value> texts = new ArrayList<>();
        for (Value item : arguments.items(0)) {
            arguments.meter().elements(1);
            texts.add(Value.of(Texts.of(item)));
        }
        return new Value.Sequence(texts);
    }

    /** Whether these arguments, in this order, are asked for the first time; ("a_b", "c") is not ("a", "b_c"). */
    private static Value firstSeen(Arguments arguments) {
        arguments.meter().elements(arguments.count());
        List<Value> parts = new ArrayList<>();
        for (int index = 0; index < arguments.count(); index++) {
            parts.add(Value.of(arguments.text(index)));
        }
        return Value.of(arguments.seen().add(parts));
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
