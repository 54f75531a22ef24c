package io.fleetgate.template.function;

import io.fleetgate.template.budget.BoundedText;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.operation.Numbers;
import io.fleetgate.template.operation.Texts;
import io.fleetgate.template.value.Value;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;

/** Numbers as text and text as numbers. */
final class FormatFunctions {
    private static final int MOST_DIGITS = 100;

    private FormatFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        functions.put("sprintf", Signature.between(1, Signature.ANY_NUMBER, a -> Value.of(Format.of(a))));
        functions.put("sprint", Signature.between(0, Signature.ANY_NUMBER, FormatFunctions::sprint));
        functions.put("formatInt", Signature.between(1, 2, a -> Value.of(Long.toString(a.whole(0), base(a)))));
        functions.put("parseInt", Signature.between(1, 2, FormatFunctions::parseInt));
        functions.put("formatFloat", Signature.between(1, 3, FormatFunctions::formatFloat));
        functions.put("parseFloat", Signature.of(1, NumberFunctions::toFloat));
    }

    private static Value sprint(Arguments arguments) {
        BoundedText text = new BoundedText(arguments.meter());
        arguments.from(0).forEach(value -> text.append(Texts.of(value)));
        return Value.of(text.toString());
    }

    private static int base(Arguments arguments) {
        long base = arguments.count() > 1 ? arguments.whole(1) : 10;
        if (base < Character.MIN_RADIX || base > Character.MAX_RADIX) {
            throw TemplateStop.wrongValue("argument 2 is not between 2 and 36");
        }
        return (int) base;
    }

    private static Value parseInt(Arguments arguments) {
        try {
            return Value.of(Long.parseLong(arguments.text(0), base(arguments)));
        } catch (NumberFormatException e) {
            throw TemplateStop.wrongValue("argument 1 is not a whole number");
        }
    }

    /** Plain digits; the format is {@code "f"}, and the third argument says how many stand behind the point. */
    private static Value formatFloat(Arguments arguments) {
        if (!arguments.textOr(1, "f").equals("f")) {
            throw TemplateStop.wrongValue("knows the format \"f\" only");
        }
        long digits = arguments.count() > 2 ? arguments.whole(2) : -1;
        return Value.of(fixed(arguments.value(0), digits));
    }

    /** With that many digits behind the point, or as many as it has if that is negative. */
    static String fixed(Value number, long digits) {
        if (digits > MOST_DIGITS) {
            throw TemplateStop.wrongValue("writes more than " + MOST_DIGITS + " digits");
        }
        if (digits < 0) {
            return Texts.of(Numbers.decimal(Numbers.number(number)));
        }
        return BigDecimal.valueOf(Numbers.number(number))
                .setScale((int) digits, RoundingMode.HALF_EVEN)
                .toPlainString();
    }
}
