package io.fleetgate.template.notation;

import io.fleetgate.template.budget.BoundedText;
import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.value.Value;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes a value as JSON on one line. */
public final class JsonText {
    private final Meter meter;
    private final BoundedText text;

    private JsonText(Meter meter) {
        this.meter = meter;
        this.text = new BoundedText(meter);
    }

    public static String of(Value value, Meter meter) {
        JsonText json = new JsonText(meter);
        json.write(value);
        return json.text.toString();
    }

    private void write(Value value) {
        switch (value) {
            case Value.Sequence(List<Value> items) -> items(items);
            case Value.Mapping(Map<String, Value> entries) -> fields(entries);
            case Value.Receiver _ -> throw TemplateStop.wrongValue("writes " + value.kind() + " as JSON");
            case Value.Nothing _, Value.Truth _, Value.Whole _, Value.Decimal _, Value.Text _ ->
                text.append(Scalars.json(value));
        }
    }

    private void items(List<Value> items) {
        meter.enter();
        String separator = "[";
        for (Value item : items) {
            text.append(separator);
            write(item);
            separator = ",";
        }
        text.append(items.isEmpty() ? "[]" : "]");
        meter.leave();
    }

    private void fields(Map<String, Value> fields) {
        meter.enter();
        meter.elements(fields.size());
        String separator = "{";
        for (Map.Entry<String, Value> field : new TreeMap<>(fields).entrySet()) {
            text.append(separator).append(Scalars.quoted(field.getKey())).append(":");
            write(field.getValue());
            separator = ",";
        }
        text.append(fields.isEmpty() ? "{}" : "}");
        meter.leave();
    }
}
