package io.fleetgate.template.function;

import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.value.Value;

/** How long values are. */
final class Lengths {
    private Lengths() {}

    /** Characters of a string, elements of a list, entries of a map; nothing is 0 long. */
    static long of(Value value) {
        return switch (value) {
            case Value.Nothing _ -> 0;
            case Value.Text(String text) -> text.codePointCount(0, text.length());
            case Value.Sequence(var items) -> items.size();
            case Value.Mapping(var entries) -> entries.size();
            case Value.Truth _, Value.Whole _, Value.Decimal _, Value.Receiver _ ->
                throw TemplateStop.wrongValue("argument 1 is " + value.kind() + ", which has no length");
        };
    }
}
