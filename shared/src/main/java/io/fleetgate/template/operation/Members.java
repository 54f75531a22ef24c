package io.fleetgate.template.operation;

import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.value.Value;

/** What can be read from a value by name or position. */
public final class Members {
    private Members() {}

    public static Value read(Value target, Value name) {
        return switch (target) {
            case Value.Mapping(var entries) -> {
                Value found = entries.get(Texts.of(name));
                if (found == null) {
                    throw TemplateStop.undefined("has no field \"" + shortened(Texts.of(name)) + "\"");
                }
                yield found;
            }
            case Value.Sequence(var items) -> {
                if (!(name instanceof Value.Whole(long index))) {
                    throw TemplateStop.wrongValue("reads an element of a list by " + name.kind());
                }
                if (index < 0 || index >= items.size()) {
                    throw TemplateStop.undefined("has no element " + index + " in a list of " + items.size());
                }
                yield items.get((int) index);
            }
            case Value.Nothing _ -> throw TemplateStop.undefined("reads a field of null");
            case Value.Truth _, Value.Whole _, Value.Decimal _, Value.Text _, Value.Receiver _ ->
                throw TemplateStop.wrongValue("reads a field of " + target.kind());
        };
    }

    /** The same, with null for what is not there. */
    public static Value readOrNothing(Value target, Value name) {
        return switch (target) {
            case Value.Mapping(var entries) -> entries.getOrDefault(Texts.of(name), Value.NOTHING);
            case Value.Sequence(var items)
            when name instanceof Value.Whole(long index) ->
                index >= 0 && index < items.size() ? items.get((int) index) : Value.NOTHING;
            case Value _ -> Value.NOTHING;
        };
    }

    private static String shortened(String name) {
        return name.length() <= 80 ? name : name.substring(0, 80) + "…";
    }
}
