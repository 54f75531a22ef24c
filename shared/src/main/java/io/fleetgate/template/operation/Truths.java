package io.fleetgate.template.operation;

import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.tree.Question;
import io.fleetgate.template.value.Value;

/** Values as conditions. */
public final class Truths {
    private Truths() {}

    /** Nothing, zero and what is empty are false. */
    public static boolean of(Value value) {
        return switch (value) {
            case Value.Truth(boolean truth) -> truth;
            case Value.Whole(long number) -> number != 0;
            case Value.Decimal(double number) -> number != 0;
            case Value.Nothing _, Value.Text _, Value.Sequence _, Value.Mapping _ -> !isEmpty(value);
            case Value.Receiver _ -> true;
        };
    }

    /** The tests behind {@code is}, of a value that is defined. */
    public static boolean answer(Question question, Value value) {
        return switch (question) {
            case DEFINED, NULL -> (value instanceof Value.Nothing) == (question == Question.NULL);
            case EMPTY -> isEmpty(value);
            case ITERABLE -> value instanceof Value.Sequence || value instanceof Value.Mapping;
            case MAP -> value instanceof Value.Mapping;
            case EVEN -> Math.floorMod(whole(value), 2) == 0;
            case ODD -> Math.floorMod(whole(value), 2) == 1;
        };
    }

    public static boolean isEmpty(Value value) {
        return switch (value) {
            case Value.Nothing() -> true;
            case Value.Text(String text) -> text.isEmpty();
            case Value.Sequence(var items) -> items.isEmpty();
            case Value.Mapping(var entries) -> entries.isEmpty();
            case Value.Truth _, Value.Whole _, Value.Decimal _, Value.Receiver _ -> false;
        };
    }

    private static long whole(Value value) {
        if (value instanceof Value.Whole(long number)) {
            return number;
        }
        throw TemplateStop.wrongValue("asks of " + value.kind() + " whether it is even or odd");
    }
}
