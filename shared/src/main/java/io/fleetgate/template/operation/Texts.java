package io.fleetgate.template.operation;

import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.value.Value;
import java.math.BigDecimal;

/** Values as text. */
public final class Texts {
    private Texts() {}

    /** As it is printed and joined. Lists and maps have no text of their own: what one wants of them differs. */
    public static String of(Value value) {
        return switch (value) {
            case Value.Nothing() -> "";
            case Value.Truth(boolean truth) -> Boolean.toString(truth);
            case Value.Whole(long number) -> Long.toString(number);
            case Value.Decimal(double number) -> plain(number);
            case Value.Text(String text) -> text;
            case Value.Sequence _, Value.Mapping _, Value.Receiver _ ->
                throw TemplateStop.wrongValue("writes " + value.kind() + " as text; use join, or write its parts");
        };
    }

    private static String plain(double number) {
        return BigDecimal.valueOf(number).toPlainString();
    }
}
