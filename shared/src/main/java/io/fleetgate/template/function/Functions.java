package io.fleetgate.template.function;

import io.fleetgate.template.budget.Meter;
import io.fleetgate.template.fault.Fault;
import io.fleetgate.template.fault.TemplateStop;
import io.fleetgate.template.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** All functions there are, by the names that templates call them by. */
public final class Functions {
    private static final Map<String, Signature> BY_NAME = byName();
    private static final Set<String> SURVIVE_UNDEFINED = Set.of("default", "coalesce", "fallback", "isNil");

    private Functions() {}

    public static boolean has(String name) {
        return BY_NAME.containsKey(name);
    }

    /** Whether an argument of the function may be undefined, which is null then. */
    public static boolean survivesUndefined(String name) {
        return SURVIVE_UNDEFINED.contains(name);
    }

    /** Calls a function that {@link #has} knows. */
    public static Value call(String name, List<Value> arguments, Meter meter) {
        Signature signature = BY_NAME.get(name);
        if (signature == null) {
            throw TemplateStop.undefined("knows no function \"" + name + "\"");
        }
        if (arguments.size() < signature.least() || arguments.size() > signature.most()) {
            throw TemplateStop.wrongValue(
                    "calls " + name + " with " + arguments.size() + " arguments instead of " + signature.range());
        }
        try {
            return signature.function().call(new Arguments(arguments, meter));
        } catch (TemplateStop stop) {
            throw stop.fault() == Fault.WRONG_VALUE ? TemplateStop.wrongValue(name + ": " + stop.text()) : stop;
        }
    }

    private static Map<String, Signature> byName() {
        Map<String, Signature> functions = new LinkedHashMap<>();
        TextFunctions.addTo(functions);
        AffixFunctions.addTo(functions);
        CodecFunctions.addTo(functions);
        NumberFunctions.addTo(functions);
        ListFunctions.addTo(functions);
        MapFunctions.addTo(functions);
        ChoiceFunctions.addTo(functions);
        return Map.copyOf(functions);
    }
}
