package io.fleetgate.template.operation;

import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.value.Value;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Whether values are equal and which comes first. Every value visited is a step: lists may hold the same list often. */
public final class Comparison {
    private final Meter meter;

    public Comparison(Meter meter) {
        this.meter = meter;
    }

    public boolean equal(Value left, Value right) {
        meter.step();
        if (isNumber(left) && isNumber(right)) {
            return Numbers.compare(left, right) == 0;
        }
        return switch (left) {
            case Value.Text(String text) -> right instanceof Value.Text(String other) && text.equals(other);
            case Value.Truth(boolean truth) -> right instanceof Value.Truth(boolean other) && truth == other;
            case Value.Nothing _ -> right instanceof Value.Nothing;
            case Value.Sequence(var items) -> right instanceof Value.Sequence(var others) && equalItems(items, others);
            case Value.Mapping(var entries) ->
                right instanceof Value.Mapping(var others) && equalEntries(entries, others);
            case Value.Whole _, Value.Decimal _, Value.Receiver _ -> false;
        };
    }

    /** Numbers by size, strings by the order of their characters; nothing else has an order. */
    public int compare(Value left, Value right) {
        meter.step();
        if (isNumber(left) && isNumber(right)) {
            return Numbers.compare(left, right);
        }
        if (left instanceof Value.Text(String text) && right instanceof Value.Text(String other)) {
            return text.compareTo(other);
        }
        throw TemplateStop.wrongValue("asks which of " + left.kind() + " and " + right.kind() + " is greater");
    }

    public boolean contains(Value whole, Value part) {
        return switch (whole) {
            case Value.Nothing _ -> false;
            case Value.Text(String text) -> {
                meter.steps(text.length() / 16);
                yield text.contains(Texts.of(part));
            }
            case Value.Sequence(List<Value> items) -> {
                boolean found = false;
                for (Value item : items) {
                    found = found || equal(item, part);
                }
                yield found;
            }
            case Value.Mapping(Map<String, Value> entries) -> entries.containsKey(Texts.of(part));
            case Value.Truth _, Value.Whole _, Value.Decimal _, Value.Receiver _ ->
                throw TemplateStop.wrongValue("asks what " + whole.kind() + " contains");
        };
    }

    private boolean equalItems(List<Value> left, List<Value> right) {
        meter.enter();
        boolean equal = left.size() == right.size();
        Iterator<Value> others = right.iterator();
        for (Iterator<Value> items = left.iterator(); equal && items.hasNext(); ) {
            equal = equal(items.next(), others.next());
        }
        meter.leave();
        return equal;
    }

    private boolean equalEntries(Map<String, Value> left, Map<String, Value> right) {
        meter.enter();
        boolean equal = left.size() == right.size();
        for (Iterator<Map.Entry<String, Value>> entries = left.entrySet().iterator(); equal && entries.hasNext(); ) {
            Map.Entry<String, Value> entry = entries.next();
            Value other = right.get(entry.getKey());
            equal = other != null && equal(entry.getValue(), other);
        }
        meter.leave();
        return equal;
    }

    private static boolean isNumber(Value value) {
        return value instanceof Value.Whole || value instanceof Value.Decimal;
    }
}
