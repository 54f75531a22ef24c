package io.fleetgate.template.structure;

import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.fault.Place;
import io.fleetgate.template.notation.Scalars;
import io.fleetgate.template.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Makes the pieces of one rendering, in which every value has a number of its own. */
public final class Pieces {
    private final Meter meter;
    private int count;

    public Pieces(Meter meter) {
        this.meter = meter;
    }

    public Piece plain(String value, List<Place> chain) {
        return inserted(Insertion.Form.PLAIN, value, value, Placeholder.of(++count), chain);
    }

    public Piece quoted(String value, List<Place> chain) {
        meter.text(6L * value.length() + 2);
        String twin = Scalars.quoted(Placeholder.of(++count));
        return inserted(Insertion.Form.QUOTED, value, Scalars.quoted(value), twin, chain);
    }

    /** A value in JSON or YAML; only the strings in it could break out of it. */
    public Piece notation(Value value, Function<Value, String> notation, List<Place> chain) {
        Value harmless = harmless(value, Placeholder.of(++count));
        return inserted(Insertion.Form.NOTATION, "", notation.apply(value), notation.apply(harmless), chain);
    }

    private Piece inserted(Insertion.Form form, String value, String text, String twin, List<Place> chain) {
        meter.text(twin.length());
        return new Piece(text, twin, List.of(new Insertion(count, form, 0, value, chain)));
    }

    /** The same lists and maps, with the placeholder for every string. */
    private Value harmless(Value value, String placeholder) {
        return switch (value) {
            case Value.Text _ -> Value.of(placeholder);
            case Value.Sequence(List<Value> items) -> {
                meter.enter();
                meter.elements(items.size());
                List<Value> harmless = new ArrayList<>(items.size());
                for (Value item : items) {
                    harmless.add(harmless(item, placeholder));
                }
                meter.leave();
                yield new Value.Sequence(harmless);
            }
            case Value.Mapping(Map<String, Value> fields) -> {
                meter.enter();
                meter.elements(2L * fields.size());
                Map<String, Value> harmless = new LinkedHashMap<>();
                for (Value field : new TreeMap<>(fields).values()) {
                    harmless.put(key(placeholder, harmless.size()), harmless(field, placeholder));
                }
                meter.leave();
                yield new Value.Mapping(harmless);
            }
            case Value.Nothing _, Value.Truth _, Value.Whole _, Value.Decimal _, Value.Receiver _ -> value;
        };
    }

    /** Keys that sort as the ones that they stand for. */
    private static String key(String placeholder, int index) {
        return String.format(Locale.ROOT, "k%06d", index) + placeholder;
    }
}
