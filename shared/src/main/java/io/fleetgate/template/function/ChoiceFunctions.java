package io.fleetgate.template.function;

import io.fleetgate.template.fault.Fault;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.operation.Truths;
import io.fleetgate.template.value.Value;
import java.util.Map;

/** What to take when something is missing, and giving up. */
final class ChoiceFunctions {
    private ChoiceFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        Signature coalesce = Signature.of(2, a -> a.value(0) instanceof Value.Nothing ? a.value(1) : a.value(0));
        functions.put("coalesce", coalesce);
        functions.put("fallback", coalesce);
        functions.put("default", Signature.of(2, a -> Truths.isEmpty(a.value(0)) ? a.value(1) : a.value(0)));
        functions.put("isNil", Signature.of(1, a -> Value.of(a.value(0) instanceof Value.Nothing)));
        functions.put("fail", Signature.of(1, ChoiceFunctions::fail));
    }

    private static Value fail(Arguments arguments) {
        throw new TemplateStop(Fault.FAILED, arguments.text(0));
    }
}
