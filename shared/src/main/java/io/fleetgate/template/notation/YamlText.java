package io.fleetgate.template.notation;

import io.fleetgate.template.budget.BoundedText;
import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.value.Value;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes a value as YAML in blocks, two blanks a level, without a newline at the end; any string is one line. */
public final class YamlText {
    /** What readers of YAML find without a question mark before it. */
    private static final int LONGEST_KEY = 1000;

    private final Meter meter;
    private final BoundedText text;

    private YamlText(Meter meter) {
        this.meter = meter;
        this.text = new BoundedText(meter);
    }

    public static String of(Value value, Meter meter) {
        YamlText yaml = new YamlText(meter);
        yaml.write(value, "");
        return yaml.text.toString();
    }

    /** @param margin a newline and the blanks before every line of the value but its first */
    private void write(Value value, String margin) {
        switch (value) {
            case Value.Sequence(List<Value> items) -> items(items, margin.isEmpty() ? "\n" : margin);
            case Value.Mapping(Map<String, Value> entries) -> fields(entries, margin.isEmpty() ? "\n" : margin);
            case Value.Receiver _ -> throw TemplateStop.wrongValue("writes " + value.kind() + " as YAML");
            case Value.Nothing _, Value.Truth _, Value.Whole _, Value.Decimal _, Value.Text _ ->
                text.append(Scalars.yaml(value));
        }
    }

    private void items(List<Value> items, String margin) {
        meter.enter();
        boolean first = true;
        for (Value item : items) {
            text.append(first ? "- " : margin + "- ");
            write(item, margin + "  ");
            first = false;
        }
        text.append(items.isEmpty() ? "[]" : "");
        meter.leave();
    }

    private void fields(Map<String, Value> fields, String margin) {
        meter.enter();
        meter.elements(fields.size());
        boolean first = true;
        for (Map.Entry<String, Value> field : new TreeMap<>(fields).entrySet()) {
            text.append(first ? "" : margin).append(key(field.getKey())).append(":");
            below(field.getValue(), margin);
            first = false;
        }
        text.append(fields.isEmpty() ? "{}" : "");
        meter.leave();
    }

    private static String key(String name) {
        String key = Scalars.yaml(Value.of(name));
        if (key.length() > LONGEST_KEY) {
            throw TemplateStop.wrongValue("writes a key of more than " + LONGEST_KEY + " characters as YAML");
        }
        return key;
    }

    /** What stands behind a colon: on the same line if it is short, else below, a level further in. */
    private void below(Value value, String margin) {
        boolean isBlock = switch (value) {
            case Value.Sequence(List<Value> items) -> !items.isEmpty();
            case Value.Mapping(Map<String, Value> entries) -> !entries.isEmpty();
            case Value.Nothing _, Value.Truth _, Value.Whole _, Value.Decimal _, Value.Text _, Value.Receiver _ ->
                false;
        };
        text.append(isBlock ? margin + "  " : " ");
        write(value, margin + "  ");
    }
}
