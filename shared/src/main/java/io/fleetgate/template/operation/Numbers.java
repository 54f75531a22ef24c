package io.fleetgate.template.operation;

import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.value.Value;
import java.math.BigDecimal;
import java.util.function.LongSupplier;

/** Arithmetic. Whole numbers stay whole, also when they are divided; what does not fit fails instead of going around. */
public final class Numbers {
    private Numbers() {}

    public static Value add(Value left, Value right) {
        return left instanceof Value.Whole(long a) && right instanceof Value.Whole(long b)
                ? Value.of(exact(() -> Math.addExact(a, b)))
                : decimal(number(left) + number(right));
    }

    public static Value subtract(Value left, Value right) {
        return left instanceof Value.Whole(long a) && right instanceof Value.Whole(long b)
                ? Value.of(exact(() -> Math.subtractExact(a, b)))
                : decimal(number(left) - number(right));
    }

    public static Value multiply(Value left, Value right) {
        return left instanceof Value.Whole(long a) && right instanceof Value.Whole(long b)
                ? Value.of(exact(() -> Math.multiplyExact(a, b)))
                : decimal(number(left) * number(right));
    }

    public static Value divide(Value left, Value right) {
        return left instanceof Value.Whole(long a) && right instanceof Value.Whole(long b)
                ? Value.of(exact(() -> Math.divideExact(a, b)))
                : decimal(number(left) / number(right));
    }

    public static Value modulo(Value left, Value right) {
        return left instanceof Value.Whole(long a) && right instanceof Value.Whole(long b)
                ? Value.of(exact(() -> a % b))
                : decimal(number(left) % number(right));
    }

    public static Value negate(Value value) {
        return subtract(Value.of(0), value);
    }

    public static int compare(Value left, Value right) {
        return left instanceof Value.Whole(long a) && right instanceof Value.Whole(long b)
                ? Long.compare(a, b)
                : exactly(left).compareTo(exactly(right));
    }

    public static double number(Value value) {
        return switch (value) {
            case Value.Whole(long number) -> number;
            case Value.Decimal(double number) -> number;
            case Value.Nothing _, Value.Truth _, Value.Text _, Value.Sequence _, Value.Mapping _, Value.Receiver _ ->
                throw TemplateStop.wrongValue("calculates with " + value.kind());
        };
    }

    public static Value decimal(double number) {
        if (!Double.isFinite(number)) {
            throw TemplateStop.wrongValue("calculates a number that does not exist or is too large");
        }
        return new Value.Decimal(number);
    }

    private static BigDecimal exactly(Value value) {
        return value instanceof Value.Whole(long number) ? BigDecimal.valueOf(number) : new BigDecimal(number(value));
    }

    private static long exact(LongSupplier calculation) {
        try {
            return calculation.getAsLong();
        } catch (ArithmeticException e) {
            throw TemplateStop.wrongValue("calculates a number that does not exist or is too large");
        }
    }
}
