package io.fleetgate.template.function;

import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.operation.Comparison;
import io.fleetgate.template.operation.Numbers;
import io.fleetgate.template.operation.Texts;
import io.fleetgate.template.value.Value;
import java.util.Map;

/** Numbers, and scalars as other scalars. */
final class NumberFunctions {
    /** Below it every whole number is a double. */
    private static final double EXACT = 0x1p53;

    private NumberFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        functions.put("abs", Signature.of(1, NumberFunctions::abs));
        functions.put("pow", Signature.of(2, NumberFunctions::pow));
        functions.put("ceil", Signature.of(1, a -> whole(Math.ceil(Numbers.number(a.value(0))))));
        functions.put("min", Signature.between(1, Signature.ANY_NUMBER, a -> extreme(a, -1)));
        functions.put("max", Signature.between(1, Signature.ANY_NUMBER, a -> extreme(a, 1)));
        functions.put("tostring", Signature.of(1, a -> Value.of(a.text(0))));
        functions.put("toint", Signature.of(1, NumberFunctions::toInt));
        functions.put("tofloat", Signature.of(1, NumberFunctions::toFloat));
        functions.put("isdigit", Signature.of(1, NumberFunctions::isDigit));
    }

    private static Value abs(Arguments arguments) {
        Value number = arguments.value(0);
        return Numbers.number(number) < 0 ? Numbers.negate(number) : number;
    }

    /** Whole for whole numbers, unless the result has a fraction or is too large for one. */
    private static Value pow(Arguments arguments) {
        double power = Math.pow(Numbers.number(arguments.value(0)), Numbers.number(arguments.value(1)));
        boolean isWhole = arguments.value(0) instanceof Value.Whole && arguments.value(1) instanceof Value.Whole;
        return isWhole && power == Math.rint(power) && Math.abs(power) < EXACT ? whole(power) : Numbers.decimal(power);
    }

    private static Value extreme(Arguments arguments, int sign) {
        Comparison comparison = new Comparison(arguments.meter());
        Value extreme = arguments.value(0);
        for (Value value : arguments.from(1)) {
            extreme = sign * Integer.signum(comparison.compare(value, extreme)) > 0 ? value : extreme;
        }
        return extreme;
    }

    /** What is no number is 0, as published. */
    private static Value toInt(Arguments arguments) {
        return switch (arguments.value(0)) {
            case Value.Whole number -> number;
            case Value.Decimal(double number) -> Value.of((long) number);
            case Value.Truth(boolean truth) -> Value.of(truth ? 1 : 0);
            case Value other -> Value.of(parsed(Texts.of(other)));
        };
    }

    private static long parsed(String text) {
        try {
            return Long.parseLong(text.strip());
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    static Value toFloat(Arguments arguments) {
        if (!(arguments.value(0) instanceof Value.Text)) {
            return Numbers.decimal(Numbers.number(arguments.value(0)));
        }
        try {
            return Numbers.decimal(Double.parseDouble(arguments.text(0)));
        } catch (NumberFormatException e) {
            throw TemplateStop.wrongValue("argument 1 is not a number");
        }
    }

    private static Value isDigit(Arguments arguments) {
        String text = arguments.text(0);
        return Value.of(!text.isEmpty() && text.chars().allMatch(character -> character >= '0' && character <= '9'));
    }

    private static Value whole(double number) {
        return Value.of((long) number);
    }
}
